import { backupAccess, mediaAccess } from '#lib/granted-actions.ts'
import { roleOfKey } from '../functions/role.ts'
import { S3Error } from './s3-xml.ts'
import { ownAccessKey } from './signature.ts'

/** Refuses what the infra does not grant to the signer, also with an address or a form that was signed before. */
export function permit(accessKey: string, action: string, key: string, bucket: string): void {
  if (accessKey === ownAccessKey) return
  const { media = [], backups = [] } = roleOfKey(accessKey)?.infra ?? {}
  const accesses =
    bucket === process.env.BACKUP_BUCKET
      ? backups.map((grant) => backupAccess[grant])
      : media.map((grant) => mediaAccess[grant])
  const isGranted = accesses.some(
    (access) => access.action === action && key.startsWith(access.keys.slice(0, -1)),
  )
  if (!isGranted)
    throw new S3Error('AccessDenied', `${accessKey} may not ${action} ${key}: its infra does not grant it.`)
}
