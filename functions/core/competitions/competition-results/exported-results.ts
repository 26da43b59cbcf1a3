import { linesOfCompetitor, pointsLines } from '#core/competitions/competitions/points-lines.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'
import type { ExportedResult } from '#shared/competitions/competition-results/result-columns.ts'
import { namesOfResults } from './shown-results.ts'

const linesRead = 100

/** Returns the points a result earned: the sum of its ledger lines, or undefined if it has none. */
async function pointsOfResult({
  seasonId,
  eventId,
  classKey,
  status,
  competitorId,
}: CompetitionResult): Promise<number | undefined> {
  if (!seasonId || !eventId || !competitorId || status !== 'verified') return undefined
  const { items } = await pointsLines.list({
    pk: linesOfCompetitor(seasonId, competitorId),
    prefix: `PTS#${classKey}#${eventId}#`,
    limit: linesRead,
  })
  return items.length > 0 ? items.reduce((total, { points }) => total + points, 0) : undefined
}

/** Results with the names that stand beside them and the points that each gave. */
export async function exportedResults(results: readonly CompetitionResult[]): Promise<ExportedResult[]> {
  const names = await namesOfResults(results)
  return Promise.all(
    results.map(async (result) => ({ ...result, ...names(result), points: await pointsOfResult(result) })),
  )
}
