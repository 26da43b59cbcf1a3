import { liveLines } from '#shared/leaderboard/points/points-due.ts'
import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import type { Standing } from './standing.ts'

/** A standing before it is compared with others. */
export type Unranked = Omit<Standing, 'rank' | 'isTied' | 'tieReason' | 'history' | 'version'>

type Rules = Pick<Season, 'bestN' | 'minEvents'> & { betterIs: BetterIs }
type Of = Pick<Standing, 'seasonId' | 'classKey' | 'scope' | 'competitorId'>

/**
 * Orders lines by which counts first: more points, then the better place, the better score, the earlier
 * event.
 */
const firstOf =
  (betterIs: BetterIs) =>
  (a: PointsLine, b: PointsLine): number =>
    b.points - a.points ||
    a.place - b.place ||
    compareScores(a.score, b.score, betterIs) ||
    (a.eventId < b.eventId ? -1 : 1)

const event = ({ id, eventId, place, points }: PointsLine) => ({ lineId: id, eventId, place, points })

/**
 * Returns a competitor’s standing in a class of a season, by their lines in any order; undefined without one
 * that counts. Wins and places come from the events that count, and a zero is neither.
 */
export function standingOf(
  lines: readonly PointsLine[],
  of: Of,
  { bestN, minEvents, betterIs }: Rules,
): Unranked | undefined {
  const live = liveLines(lines)
    .filter(
      (line) =>
        line.seasonId === of.seasonId &&
        line.classKey === of.classKey &&
        line.competitorId === of.competitorId &&
        (of.scope === 'all' || line.scopeState === of.scope),
    )
    .toSorted(firstOf(betterIs))
  if (live.length === 0) return undefined
  const counted = live.slice(0, bestN ?? live.length)
  const times = (place: number) => counted.filter((line) => line.place === place && !line.isZero).length
  const best = counted
    .filter(({ isZero }) => !isZero)
    .map(({ score }) => score)
    .toSorted((a, b) => compareScores(a, b, betterIs))[0]
  return {
    ...of,
    points: counted.reduce((sum, { points }) => sum + points, 0),
    counted: counted.map(event),
    dropped: live.slice(counted.length).map(event),
    wins: times(1),
    seconds: times(2),
    thirds: times(3),
    ...(best && { best }),
    needsEvents: Math.max(0, minEvents - live.length),
  }
}
