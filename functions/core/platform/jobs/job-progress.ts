import * as z from 'zod/mini'
import { commit } from '#core/platform/db/commit.ts'
import { entity } from '#core/platform/db/entity.ts'
import { AppError } from '#shared/errors.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

const JobProgress = z.object({
  job: z.string(),
  /** The last day that needs no second look. */
  finishedOn: z.iso.date(),
  /** Days until then on which something failed. */
  undoneOn: z.optional(z.array(z.iso.date())),
  /** The position where the next run of an unfinished job continues. */
  cursor: z.optional(z.string()),
  version: z.int(),
})
type JobProgress = z.infer<typeof JobProgress>

/** A job’s progress, so that no day is missed or done twice. */
export const jobProgress = entity({
  name: 'job-progress',
  erasure: 'impersonal',
  schema: JobProgress,
  key: ({ job }: { job: string }) => ({ pk: `JOB#${job}`, sk: 'PROGRESS' }),
})

type Days = {
  /** The last one to look at. */
  throughOn: string
  /** The last one that will not have to be looked at again. */
  finishesOn: string
  /** Maximum days any run looks back. */
  mostDaysBack: number
  /** Maximum days the first run looks back, if fewer. */
  firstDaysBack?: number
}

/**
 * Does each day that the job has not finished, oldest first, and notes it as soon as it is done: a run that is cut off
 * goes on there. A failure is reported at the end; its day alone stays undone, so that it does not block the others.
 */
export async function eachUnfinishedDay(
  job: string,
  { throughOn, finishesOn, mostDaysBack, firstDaysBack = mostDaysBack }: Days,
  work: (day: string) => Promise<{ failed: number }>,
): Promise<void> {
  let progress = await jobProgress.get({ job }, { consistent: true })
  const oldest = addDays(throughOn, -mostDaysBack)
  let undoneOn = (progress?.undoneOn ?? []).filter((day) => day >= oldest)
  let next = progress ? addDays(progress.finishedOn, 1) : addDays(throughOn, -firstDaysBack)
  if (next < oldest) next = oldest
  const days = undoneOn.filter((day) => day <= throughOn)
  for (; next <= throughOn; next = addDays(next, 1)) days.push(next)
  let failed = 0
  for (const day of days) {
    const count = await work(day)
    failed += count.failed
    if (day > finishesOn) continue
    const others = undoneOn.filter((one) => one !== day)
    undoneOn = count.failed > 0 ? [...others, day] : others
    const finishedOn = progress && progress.finishedOn > day ? progress.finishedOn : day
    progress = await noteProgress(progress, { job, finishedOn, ...(undoneOn.length > 0 && { undoneOn }) })
  }
  if (failed > 0) throw new Error(`${failed} rows of ${job} failed; they will be retried.`)
}

/** Keeps how far a job came, unless another run at the same time has noted that; says what it kept. */
export async function noteProgress(
  before: JobProgress | undefined,
  after: Omit<JobProgress, 'version'>,
): Promise<JobProgress | undefined> {
  const noted = { ...after, version: (before?.version ?? 0) + 1 }
  try {
    await commit(jobProgress.put(noted, before ? { version: before.version } : { absent: true }))
    return noted
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'version_conflict') throw error
    return before
  }
}
