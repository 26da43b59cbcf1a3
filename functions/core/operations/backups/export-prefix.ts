import { type Backup, daysKept } from '#shared/operations/backups/backup.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

type ExportedBackup = Pick<Backup, 'id' | 'kind' | 'requestedAt' | 'expiresAt'>

/** Where the export of a backup lies in the bucket; how long it stays there depends on the second part. */
export function exportPrefix({ id, kind, requestedAt, expiresAt }: ExportedBackup): string {
  if (kind === 'manual') return `exports/manual/${id}`
  return expiresAt > addTime(requestedAt, { days: daysKept })
    ? `exports/monthly/${id}`
    : `exports/daily/${id}`
}
