import { competitionResults } from '#core/competitions/competition-results/competition-results.ts'
import { writePoints } from './write-points.ts'
import { writeReportedPoints } from './write-reported-points.ts'

type Was = Parameters<typeof writeReportedPoints>[1]

/** Updates the ledger to the current result. A result reported by judges earns its points with its class. */
export async function writePointsOfResult(resultId: string, was: Was, now: string): Promise<void> {
  const result = await competitionResults.get({ id: resultId }, { consistent: true })
  if (!result) return
  const { source, eventId, classKey } = result
  if (source !== 'event') return writeReportedPoints(resultId, was, now)
  if (eventId) await writePoints({ eventId, classKey }, now)
}
