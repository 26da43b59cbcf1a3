import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { rankStandings } from './rank-standings.ts'
import type { Standing } from './standing.ts'
import { standingOf } from './standing-of.ts'

type Of = Pick<Standing, 'seasonId' | 'classKey' | 'scope'>
type Rules = Pick<Season, 'bestN' | 'minEvents' | 'ties'> & { betterIs: BetterIs }

/** The competitors of a class and scope by rank, by their lines in any order. */
export function rankedLines(
  lines: readonly PointsLine[],
  of: Of,
  { bestN, minEvents, ties, betterIs }: Rules,
) {
  const competitors = Map.groupBy(lines, ({ competitorId }) => competitorId)
  const standings = [...competitors].flatMap(
    ([competitorId, own]) => standingOf(own, { ...of, competitorId }, { bestN, minEvents, betterIs }) ?? [],
  )
  return rankStandings(standings, { ties, betterIs })
}
