import { mediaAccess } from '#lib/granted-actions.ts'
import { roleOfKey } from '../functions/role.ts'
import { S3Error } from './s3-xml.ts'
import { ownAccessKey } from './signature.ts'

/** Refuses what the infra does not grant to the signer, also with an address or a form that was signed before. */
export function permit(accessKey: string, action: string, key: string): void {
  if (accessKey === ownAccessKey) return
  const grants = roleOfKey(accessKey)?.infra.media ?? []
  const isGranted = grants.some((grant) => {
    const access = mediaAccess[grant]
    return access.action === action && key.startsWith(access.keys.slice(0, -1))
  })
  if (!isGranted)
    throw new S3Error('AccessDenied', `${accessKey} may not ${action} ${key}: its infra does not grant it.`)
}
