import { linesOfCompetitor, pointsLines } from '#core/points/points-lines.ts'
import type { CompetitionResult } from '#shared/competition-results/competition-result.ts'

const linesRead = 100

/** What a result gave: what the lines of the ledger add up to, or undefined where it gave none. */
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
