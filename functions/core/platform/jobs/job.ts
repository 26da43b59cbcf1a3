import type { ScheduledEvent } from 'aws-lambda'
import { log } from '#core/platform/log/log.ts'
import { currentHold } from '#core/platform/recovery/current-hold.ts'

/**
 * The handler of a job, which goes by the time it was due. While the platform is held after a restore, its work stays
 * where it is.
 */
export const job =
  <T>(name: string, work: (now: string) => Promise<T>) =>
  async (event: ScheduledEvent): Promise<T | undefined> => {
    if (await currentHold()) {
      log.info('job.held', { job: name })
      return undefined
    }
    return work(new Date(event.time).toISOString())
  }
