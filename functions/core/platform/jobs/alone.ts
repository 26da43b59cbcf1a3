import { AsyncLocalStorage } from 'node:async_hooks'
import * as z from 'zod/mini'
import { commit } from '#core/platform/db/commit.ts'
import { entity } from '#core/platform/db/entity.ts'
import { log } from '#core/platform/log/log.ts'
import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'

/**
 * Held while a job runs that must not run twice at the same time; the lock of a job that was cut off ends by itself.
 */
export const jobLeases = entity({
  name: 'job-lease',
  erasure: 'impersonal',
  schema: z.object({ job: z.string(), until: z.iso.datetime(), version: z.int() }),
  key: ({ job }: { job: string }) => ({ pk: `JOB#${job}`, sk: 'LEASE' }),
})

export type JobRun = { isPassedOver?: true }

/** The run of a job that is at work here; undefined for other callers. */
export const runningJob = new AsyncLocalStorage<JobRun>()

/**
 * Runs a job unless an earlier run of it still works, which is answered with undefined. `seconds` is how long a run may
 * take at most.
 */
export async function alone<T>(
  { job, seconds, now }: { job: string; seconds: number; now: string },
  work: () => Promise<T>,
): Promise<T | undefined> {
  const held = await jobLeases.get({ job }, { consistent: true })
  if (held && held.until > now) return stillRuns(job)
  const lease = { job, until: addTime(now, { seconds }), version: (held?.version ?? 0) + 1 }
  try {
    await commit(jobLeases.put(lease, held ? { version: held.version } : { absent: true }))
  } catch (error) {
    if (error instanceof AppError && error.code === 'version_conflict') return stillRuns(job)
    throw error
  }
  try {
    return await work()
  } finally {
    await commit(
      jobLeases.put({ ...lease, until: now, version: lease.version + 1 }, { version: lease.version }),
    )
  }
}

function stillRuns(job: string): undefined {
  log.info('job.still_runs', { job })
  const run = runningJob.getStore()
  if (run) run.isPassedOver = true
  return undefined
}
