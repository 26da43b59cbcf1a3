import type { PointsLine } from '#shared/leaderboard/points/points-line.ts'
import { repricedLines } from '#shared/leaderboard/points/repriced-lines.ts'
import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import type { Season } from '#shared/rules/seasons/season.ts'
import { rankedLines } from './ranked-lines.ts'
import type { Standing } from './standing.ts'

type Place = Pick<Standing, 'rank' | 'points'>
type Stored = Place & Pick<Standing, 'competitorId'>
type Of = Pick<Standing, 'seasonId' | 'classKey' | 'scope'> & { betterIs: BetterIs }
type Rules = Pick<Season, 'pointsTable' | 'bestN' | 'minEvents' | 'ties' | 'status'>

/**
 * Without `before`, a competitor who would be ranked for the first time; without `after`, one who would no
 * longer be ranked.
 */
type RebuiltPlace = Pick<Standing, 'competitorId'> & { before?: Place; after?: Place }

const placeOf = ({ rank, points }: Place): Place => ({ rank, points })
const isSame = (one: Place | undefined, other: Place | undefined) =>
  one?.rank === other?.rank && one?.points === other?.points

/**
 * The people whose place a rebuild of a class would change: stored places against those that the ledger and the rules
 * of the season make. A closed season keeps the points of its lines, as its rebuild does.
 */
export function rebuildPreview(
  stored: readonly Stored[],
  lines: readonly PointsLine[],
  { betterIs, ...of }: Of,
  season: Rules,
): RebuiltPlace[] {
  const worth = season.status === 'closed' ? lines : repricedLines(lines, season.pointsTable)
  const made = rankedLines(worth, of, { ...season, betterIs })
  const was = new Map(stored.map((one) => [one.competitorId, one]))
  const is = new Set(made.map(({ competitorId }) => competitorId))
  const changed = made.flatMap(({ competitorId, ...after }): RebuiltPlace[] => {
    const before = was.get(competitorId)
    if (isSame(before, after)) return []
    return [{ competitorId, ...(before && { before: placeOf(before) }), after: placeOf(after) }]
  })
  const gone = stored
    .filter(({ competitorId }) => !is.has(competitorId))
    .map((one): RebuiltPlace => ({ competitorId: one.competitorId, before: placeOf(one) }))
  return [...changed, ...gone]
}
