import * as z from 'zod/mini'
import { commit } from '#core/db/commit.ts'
import { entity } from '#core/db/entity.ts'
import { AppError } from '#shared/errors.ts'
import { addDays } from '#shared/time/add-days.ts'

const JobProgress = z.object({
  job: z.string(),
  /** The last day that needs no second look. */
  finishedOn: z.iso.date(),
  version: z.int(),
})

/** What a job has behind it, so that a day is neither missed nor done again. */
export const jobProgress = entity({
  name: 'job-progress',
  schema: JobProgress,
  key: ({ job }: { job: string }) => ({ pk: `JOB#${job}`, sk: 'PROGRESS' }),
})

type Days = {
  /** The last one to look at. */
  throughOn: string
  /** The last one that will not have to be looked at again. */
  finishesOn: string
  /** How far back the first run looks, and any run at most. */
  mostDaysBack: number
}

/** Does each day that the job has not finished, oldest first. What fails is told at the end, and its days stay undone. */
export async function eachUnfinishedDay(
  job: string,
  { throughOn, finishesOn, mostDaysBack }: Days,
  work: (day: string) => Promise<{ failed: number }>,
): Promise<void> {
  const before = await jobProgress.get({ job }, { consistent: true })
  const oldest = addDays(throughOn, -mostDaysBack)
  let day = before ? addDays(before.finishedOn, 1) : oldest
  if (day < oldest) day = oldest
  let failed = 0
  for (; day <= throughOn; day = addDays(day, 1)) failed += (await work(day)).failed
  if (failed > 0) throw new Error(`${failed} of the rows of ${job} failed; they are tried again.`)
  if (before && before.finishedOn >= finishesOn) return
  const after = { job, finishedOn: finishesOn, version: (before?.version ?? 0) + 1 }
  await commit(jobProgress.put(after, before ? { version: before.version } : { absent: true })).catch(
    (error: unknown) => {
      // Another run at the same time has noted the same.
      if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error
    },
  )
}
