import { runs } from '#core/competitions/competitions/runs.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { Run } from '#shared/competitions/runs/run.ts'
import { AppError } from '#shared/errors.ts'
import { runClaims } from './run-claims.ts'

type Named = { eventId: string; classKey: string; runId: string }

const runIdTaken = () =>
  new AppError('conflict', 'run_id_taken', 'Another run has this id. Record the run again.')

/** The revision of a run that has this id, or undefined. An id of another class is taken. */
export async function runAt({ eventId, classKey, runId }: Named): Promise<Run | undefined> {
  const claim = await runClaims.get({ id: runId }, { consistent: true })
  if (!claim) return undefined
  if (claim.eventId !== eventId || claim.classKey !== classKey) throw runIdTaken()
  return runs.get(claim, { consistent: true })
}

/** The same, of the entry and the number that a device names. */
export async function sameRun(
  named: Named,
  { entryId, runNo }: Pick<Run, 'entryId' | 'runNo'>,
): Promise<Run | undefined> {
  const run = await runAt(named)
  if (run && (run.entryId !== entryId || run.runNo !== runNo)) throw runIdTaken()
  return run
}

export async function runOf(named: Named): Promise<Run> {
  const run = await runAt(named)
  if (!run) throw new AppError('not_found', 'run_not_found', 'This class does not have this run.')
  return run
}

/** A revision with the id that finds it. The second of two calls reads again. */
export const newRun = (run: Run): Write[] => {
  const { id, eventId, classKey, entryId, runNo, revision, version } = run
  return [
    runs.put(run, { absent: true }),
    runClaims.put({ id, eventId, classKey, entryId, runNo, revision, version }, { absent: true }),
  ]
}
