import { listObjects, putObject } from '#core/platform/storage/objects.ts'
import { logHash } from './log-hash.ts'

const folder = 'erasures/'

/** Notes beside the backups that an account was erased, so that one from before is not restored with it. */
export async function keepErased(userId: string, erasedAt: string): Promise<void> {
  const key = `${folder}${erasedAt}-${logHash(userId)}.json`
  await putObject(key, Buffer.from('{}'), { contentType: 'application/json' }, 'BACKUP_BUCKET')
}

export type ErasedAccount = { hash: string; erasedAt: string }

/** The accounts that were erased since then, the oldest first. */
export async function erasedSince(instant: string): Promise<ErasedAccount[]> {
  const keys = await listObjects(folder, 'BACKUP_BUCKET')
  return keys.flatMap((key) => {
    const [, erasedAt = '', hash = ''] = /^erasures\/(.+Z)-([0-9a-f]{64})\.json$/.exec(key) ?? []
    return hash && erasedAt >= instant ? [{ hash, erasedAt }] : []
  })
}
