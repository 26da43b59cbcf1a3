import type { ScheduledEvent } from 'aws-lambda'
import { log } from '#core/platform/log/log.ts'
import { currentHold } from '#core/platform/recovery/current-hold.ts'
import { type JobRun, runningJob } from './alone.ts'
import { noteJobRun } from './job-runs.ts'

/**
 * The handler of a job, which goes by the time it was due. A run is noted when it has done its work, so that a
 * job that stops is missed. While the platform is held after a restore, its work stays where it is.
 */
export const job =
  <T>(name: string, work: (now: string) => Promise<T>) =>
  async (event: ScheduledEvent): Promise<T | undefined> => {
    if (await currentHold()) {
      log.info('job.held', { job: name })
      return undefined
    }
    const now = new Date(event.time).toISOString()
    const run: JobRun = {}
    const done = await runningJob.run(run, () => work(now))
    if (!run.isPassedOver) await noteJobRun(name, now)
    return done
  }
