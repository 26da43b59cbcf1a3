import { linesOfCompetitor, pointsLines } from '#core/competitions/competitions/points-lines.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'

/** Every line of a competitor in a season, as they are now. */
export async function linesOf(seasonId: string, competitorId: string): Promise<PointsLine[]> {
  const lines: PointsLine[] = []
  const where = { pk: linesOfCompetitor(seasonId, competitorId), prefix: 'PTS#', consistent: true }
  for await (const line of eachItem(pointsLines, where)) lines.push(line)
  return lines
}
