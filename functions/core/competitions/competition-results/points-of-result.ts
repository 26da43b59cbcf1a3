import { linesOfCompetitor, pointsLines } from '#core/competitions/competitions/points-lines.ts'
import type { CompetitionResult } from '#shared/competitions/competition-results/competition-result.ts'

const linesRead = 100

/** Returns the points a result earned: the sum of its ledger lines, or undefined if it has none. */
export async function pointsOfResult({
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
