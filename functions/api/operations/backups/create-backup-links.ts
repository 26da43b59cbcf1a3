import { nameOf } from '#core/operations/backups/check-file.ts'
import { exportPrefix } from '#core/operations/backups/export-prefix.ts'
import { findBackup } from '#core/operations/backups/find-backup.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { proveOwner } from '#core/platform/security/prove-owner.ts'
import { downloadLink, listStored } from '#core/platform/storage/objects.ts'
import { backupRefusal } from '#shared/operations/backups/backup-refusal.ts'
import { createBackupLinks as contract } from '#shared/operations/backups/contract.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

const seconds = 60

async function createBackupLinks({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  await proveOwner(actor, body.password)
  const backup = await findBackup(params.backupId)
  if (backup.status === 'failed') throw backupRefusal.failed()
  if (backup.status !== 'complete') throw backupRefusal.unfinished()
  const stored = await listStored(`${exportPrefix(backup)}/`, 'BACKUP_BUCKET')
  if (stored.length === 0) throw backupRefusal.notFound()
  const files = await Promise.all(
    stored
      .filter(({ bytes }) => bytes > 0)
      .map(async ({ key, bytes }) => {
        const name = nameOf(key)
        const contentType = name.endsWith('.gz') ? 'application/gzip' : 'application/json'
        const link = { key, bucket: 'BACKUP_BUCKET' as const, name, contentType, seconds, now }
        return { name, bytes, url: await downloadLink(link) }
      }),
  )
  const answer = { expiresAt: addTime(now, { seconds }), files }
  await commit(
    recordActivity(
      {
        by: actor,
        type: 'backup',
        description: 'Got addresses that download a backup',
        metadata: { backupId: backup.id, files: String(files.length) },
      },
      now,
    ),
    ...remember(answer),
  )
  return answer
}

export const handler = endpoint(contract, createBackupLinks)
