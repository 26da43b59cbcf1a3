import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { repricedLines } from '#shared/leaderboard/points/repriced-lines.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { rankedLines } from './ranked-lines.ts'
import type { Standing } from './standing.ts'

type Rules = Pick<Season, 'pointsTable' | 'bestN' | 'minEvents' | 'ties'>
type Of = Pick<Standing, 'seasonId' | 'classKey' | 'scope'> & { betterIs: BetterIs }
type Place = Pick<Standing, 'rank' | 'points'>
type SeasonMove = Pick<Standing, 'competitorId'> & { before: Place; after: Place }

const placeOf = ({ rank, points }: Place): Place => ({ rank, points })

/**
 * The rank of each competitor of a class, now and with other points, other ties or another number of events, in the new
 * order. Nothing is written.
 */
export function seasonPreview(
  lines: readonly PointsLine[],
  { betterIs, ...of }: Of,
  before: Omit<Rules, 'pointsTable'>,
  after: Rules,
): SeasonMove[] {
  const repriced = repricedLines(lines, after.pointsTable)
  const was = new Map(
    rankedLines(lines, of, { ...before, betterIs }).map((one) => [one.competitorId, placeOf(one)]),
  )
  return rankedLines(repriced, of, { ...after, betterIs }).map((one) => {
    const now = placeOf(one)
    return { competitorId: one.competitorId, before: was.get(one.competitorId) ?? now, after: now }
  })
}
