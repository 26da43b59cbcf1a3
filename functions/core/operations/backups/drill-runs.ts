import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { BackupId, Drill } from '#shared/operations/backups/backup.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** The latest drill. */
const DrillRun = z.object({
  backupId: BackupId,
  startedAt: z.iso.datetime(),
  by: z.optional(UserId),
  failure: z.optional(z.string()),
  result: z.optional(Drill),
  version: z.int(),
})
export type DrillRun = z.infer<typeof DrillRun>

export const drillRuns = entity({
  name: 'drill-run',
  erasure: 'impersonal',
  schema: DrillRun,
  key: (_: object) => ({ pk: 'DRILL_RUN', sk: 'LATEST' }),
})

/** One that has told nothing until then was cut off. */
const longestMinutes = 30

const hasEnded = ({ result, failure }: DrillRun) => result !== undefined || failure !== undefined

export const isRunning = (run: DrillRun, now: string): boolean =>
  !hasEnded(run) && addTime(run.startedAt, { minutes: longestMinutes }) > now

/** The drill as administrators see it. */
export function shownDrill(run: DrillRun, now: string) {
  const { backupId, startedAt, result } = run
  const running = isRunning(run, now)
  const failure = run.failure ?? (hasEnded(run) || running ? undefined : 'The drill was interrupted.')
  return {
    backupId,
    startedAt,
    isRunning: running,
    ...(failure && { failure }),
    ...(result && { result }),
  }
}
