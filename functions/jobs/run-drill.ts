import { requestDrill } from '#core/operations/backups/request-drill.ts'
import { job } from '#core/platform/jobs/job.ts'
import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'

export const handler = job('run_drill', async (now) => {
  try {
    const { backupId } = await requestDrill({}, now)
    return { backupId }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    log.info('drill.not_started', { reason: error.message })
    return {}
  }
})
