import { backups } from '#core/operations/backups/backups.ts'
import { exportPrefix } from '#core/operations/backups/export-prefix.ts'
import { findBackup } from '#core/operations/backups/find-backup.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { deleteObject, listObjects } from '#core/platform/storage/objects.ts'
import { backupRefusal } from '#shared/operations/backups/backup-refusal.ts'
import { deleteBackup as contract } from '#shared/operations/backups/contract.ts'

const filesAtOnce = 20

async function deleteBackup({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const backup = await findBackup(params.backupId)
  if (backup.status !== 'complete' && backup.status !== 'failed') throw backupRefusal.running()
  if (backup.lockedUntil > now) throw backupRefusal.locked(backup.lockedUntil)
  // First the files: a deletion that is cut off can be repeated as long as the backup is listed.
  const keys = await listObjects(`${exportPrefix(backup)}/`, 'BACKUP_BUCKET')
  for (let start = 0; start < keys.length; start += filesAtOnce)
    await Promise.all(keys.slice(start, start + filesAtOnce).map((key) => deleteObject(key, 'BACKUP_BUCKET')))
  await commit(
    backups.delete(backup),
    recordActivity(
      {
        by: actor,
        type: 'backup',
        description: 'Deleted a backup',
        metadata: { backupId: backup.id, requestedAt: backup.requestedAt },
      },
      now,
    ),
    ...remember(undefined),
  )
}

export const handler = endpoint(contract, deleteBackup)
