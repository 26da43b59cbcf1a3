import { liveLines } from '#shared/points/points-due.ts'
import { pointsFor } from '#shared/points/points-for.ts'
import type { PointsLine } from '#shared/points/points-line.ts'
import type { BetterIs } from '#shared/scores/better-is.ts'
import type { Season } from '#shared/seasons/season.ts'
import { type RankMove, rankMoves } from './rank-moves.ts'
import { rankStandings } from './rank-standings.ts'
import type { Standing } from './standing.ts'
import { standingOf } from './standing-of.ts'

type Rules = Pick<Season, 'pointsTable' | 'bestN' | 'minEvents' | 'ties'>
type Of = Pick<Standing, 'seasonId' | 'classKey' | 'scope'> & { betterIs: BetterIs }

function ranked(
  lines: readonly PointsLine[],
  { betterIs, ...of }: Of,
  { bestN, minEvents, ties }: Omit<Rules, 'pointsTable'>,
) {
  const competitors = new Map<PointsLine['competitorId'], PointsLine[]>()
  for (const line of lines)
    competitors.set(line.competitorId, [...(competitors.get(line.competitorId) ?? []), line])
  const standings = [...competitors].flatMap(
    ([competitorId, own]) => standingOf(own, { ...of, competitorId }, { bestN, minEvents, betterIs }) ?? [],
  )
  return rankStandings(standings, { ties, betterIs })
}

/** Who would move in a class of a season if it had other points, other ties or another number of events. Nothing is written. */
export function seasonPreview(
  lines: readonly PointsLine[],
  of: Of,
  before: Omit<Rules, 'pointsTable'>,
  after: Rules,
): RankMove[] {
  const repriced = liveLines(lines).map((line) => ({
    ...line,
    points: pointsFor(after.pointsTable, line.multiplier, {
      place: line.place,
      isZero: line.isZero,
      isEligible: true,
    }),
  }))
  return rankMoves(ranked(lines, of, before), ranked(repriced, of, after))
}
