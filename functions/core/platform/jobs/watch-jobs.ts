import { log } from '#core/platform/log/log.ts'
import { latestHold } from '#core/platform/recovery/current-hold.ts'
import { lastRuns, noteJobRun } from './job-runs.ts'
import { stoppedJobs } from './stopped-jobs.ts'

/**
 * Logs each job that should have run and did not, which rings the alarm. A job that it sees for the first time counts as
 * run now.
 */
export async function watchJobs(
  schedules: Readonly<Record<string, string>>,
  now: string,
): Promise<{ stopped: string[] }> {
  const [runs, hold] = await Promise.all([lastRuns(), latestHold()])
  const unseen = Object.keys(schedules).filter((job) => !runs.has(job))
  await Promise.all(unseen.map((job) => noteJobRun(job, now)))
  const stopped = stoppedJobs({ schedules, lastRuns: runs, releasedAt: hold?.releasedAt, now })
  for (const job of stopped) log.error('job.stopped', { job, lastRunAt: runs.get(job) })
  return { stopped }
}
