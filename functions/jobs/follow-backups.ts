import { followBackup } from '#core/operations/backups/follow-backup.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('follow_backups', followBackup)
