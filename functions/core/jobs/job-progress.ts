import * as z from 'zod/mini'
import { commit } from '#core/db/commit.ts'
import { entity } from '#core/db/entity.ts'
import { AppError } from '#shared/errors.ts'
import { addDays } from '#shared/time/add-days.ts'

const JobProgress = z.object({
  job: z.string(),
  /** The last day that needs no second look. */
  finishedOn: z.iso.date(),
  /** Where the next run goes on, of a job that could not finish. */
  cursor: z.optional(z.string()),
  version: z.int(),
})
type JobProgress = z.infer<typeof JobProgress>

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
  /** How far back any run looks at most. */
  mostDaysBack: number
  /** How far back the first run looks, where that is less. */
  firstDaysBack?: number
}

/** Does each day that the job has not finished, oldest first. What fails is told at the end, and its days stay undone. */
export async function eachUnfinishedDay(
  job: string,
  { throughOn, finishesOn, mostDaysBack, firstDaysBack = mostDaysBack }: Days,
  work: (day: string) => Promise<{ failed: number }>,
): Promise<void> {
  const before = await jobProgress.get({ job }, { consistent: true })
  const oldest = addDays(throughOn, -mostDaysBack)
  let day = before ? addDays(before.finishedOn, 1) : addDays(throughOn, -firstDaysBack)
  if (day < oldest) day = oldest
  let failed = 0
  for (; day <= throughOn; day = addDays(day, 1)) failed += (await work(day)).failed
  if (failed > 0) throw new Error(`${failed} of the rows of ${job} failed; they are tried again.`)
  if (before && before.finishedOn >= finishesOn) return
  await noteProgress(before, { job, finishedOn: finishesOn })
}

/** Keeps how far a job came, unless another run at the same time has noted that. */
export async function noteProgress(
  before: JobProgress | undefined,
  after: Omit<JobProgress, 'version'>,
): Promise<void> {
  const version = (before?.version ?? 0) + 1
  await commit(
    jobProgress.put({ ...after, version }, before ? { version: before.version } : { absent: true }),
  ).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error
  })
}
