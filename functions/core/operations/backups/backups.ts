import { entity } from '#core/platform/db/entity.ts'
import { Backup, type BackupId } from '#shared/operations/backups/backup.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

export const allBackups = 'BACKUPS'

/** Backups in the order in which they were asked for. */
export const backups = entity({
  name: 'backup',
  erasure: 'impersonal',
  schema: Backup,
  key: ({ id }: { id: BackupId }) => ({ pk: allBackups, sk: id }),
  // Somewhat longer than its files, so that the list says what became of them.
  expiresAt: ({ expiresAt }) => addTime(expiresAt, { days: 30 }),
})
