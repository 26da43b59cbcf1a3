import { requestDaily } from '#core/operations/backups/request-backup.ts'
import { job } from '#core/platform/jobs/job.ts'

export const handler = job('start_daily_backup', async (now) => {
  const backup = await requestDaily(now)
  return { backupId: backup?.id }
})
