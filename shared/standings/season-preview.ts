import { liveLines } from '#shared/points/points-due.ts'
import { pointsFor } from '#shared/points/points-for.ts'
import type { PointsLine } from '#shared/points/points-line.ts'
import type { BetterIs } from '#shared/scores/better-is.ts'
import type { Season } from '#shared/seasons/season.ts'
import { rankStandings } from './rank-standings.ts'
import type { Standing } from './standing.ts'
import { standingOf } from './standing-of.ts'

type Rules = Pick<Season, 'pointsTable' | 'bestN' | 'minEvents' | 'ties'>
type Of = Pick<Standing, 'seasonId' | 'classKey' | 'scope'> & { betterIs: BetterIs }
type Place = Pick<Standing, 'rank' | 'points'>
type SeasonMove = Pick<Standing, 'competitorId'> & { before: Place; after: Place }

const placeOf = ({ rank, points }: Place): Place => ({ rank, points })

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

/**
 * Where each competitor of a class stands, and where they would with other points, other ties or another number of
 * events, in the new order. Nothing is written.
 */
export function seasonPreview(
  lines: readonly PointsLine[],
  of: Of,
  before: Omit<Rules, 'pointsTable'>,
  after: Rules,
): SeasonMove[] {
  const repriced = liveLines(lines).map((line) => ({
    ...line,
    points: pointsFor(after.pointsTable, line.multiplier, {
      place: line.place,
      isZero: line.isZero,
      isEligible: true,
    }),
  }))
  const was = new Map(ranked(lines, of, before).map((one) => [one.competitorId, placeOf(one)]))
  return ranked(repriced, of, after).map((one) => {
    const now = placeOf(one)
    return { competitorId: one.competitorId, before: was.get(one.competitorId) ?? now, after: now }
  })
}
