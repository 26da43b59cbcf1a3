import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import type { StandingLine } from './contract.ts'
import type { Standing } from './standing.ts'

/** A line of the ledger in a standing: counted, dropped, taken back later, or a reversal. */
export function standingLine(
  line: PointsLine,
  all: readonly PointsLine[],
  { counted }: Pick<Standing, 'counted'>,
): Omit<StandingLine, 'eventTitle' | 'on'> {
  const { id, eventId, classKey, place, points, multiplier, score, isZero, movedFrom, why, createdAt } = line
  const isReversed = all.some(({ reversalOf }) => reversalOf === id)
  const live = counted.some(({ lineId }) => lineId === id) ? 'counted' : 'dropped'
  return {
    id,
    eventId,
    classKey,
    place,
    points,
    multiplier,
    score,
    isZero,
    ...(movedFrom && { movedFrom }),
    why,
    createdAt,
    counts: line.reversalOf ? 'reversal' : isReversed ? 'reversed' : live,
  }
}
