import type { BetterIs } from '#shared/rules/scores/better-is.ts'
import { compareScores } from '#shared/rules/scores/compare-scores.ts'
import { showScore } from '#shared/rules/scores/show-score.ts'
import type { SeasonTie } from '#shared/rules/seasons/season.ts'
import type { Standing } from './standing.ts'
import type { Unranked } from './standing-of.ts'

type Ranked<T> = T & Pick<Standing, 'rank' | 'isTied' | 'tieReason'>
type Compared = { order: number; reason?: string }

const places =
  (field: 'seconds' | 'thirds', words: string) =>
  (a: Unranked, b: Unranked): Compared => ({
    order: b[field] - a[field],
    reason: `${words} places ${a[field]} to ${b[field]}`,
  })

const steps: Record<SeasonTie, (a: Unranked, b: Unranked, betterIs: BetterIs) => Compared> = {
  wins: (a, b) => ({
    order: b.wins - a.wins,
    reason: `${a.wins} ${a.wins === 1 ? 'win' : 'wins'} to ${b.wins}`,
  }),
  seconds: places('seconds', 'second'),
  thirds: places('thirds', 'third'),
  best_score: (a, b, betterIs) => {
    if (!a.best || !b.best) return { order: Number(!a.best) - Number(!b.best), reason: 'best score to none' }
    return {
      order: compareScores(a.best, b.best, betterIs),
      reason: `best score ${showScore(a.best)} to ${showScore(b.best)}`,
    }
  },
}

type Rules = { ties: readonly SeasonTie[]; betterIs: BetterIs }

/**
 * Competitors who need more events rank after all who have enough, then points decide, then the ties in their order.
 */
function compare(a: Unranked, b: Unranked, { ties, betterIs }: Rules): Compared {
  const order = Number(a.needsEvents > 0) - Number(b.needsEvents > 0) || b.points - a.points
  if (order !== 0) return { order }
  for (const tie of ties) {
    const step = steps[tie](a, b, betterIs)
    if (step.order !== 0) return step
  }
  return { order: 0 }
}

/** The standings of a class in order, each with its rank; what no tie breaks is shared and the next ranks are skipped. */
export function rankStandings<T extends Unranked>(standings: readonly T[], rules: Rules): Ranked<T>[] {
  const sorted = standings
    .toSorted((a, b) => (a.competitorId < b.competitorId ? -1 : 1))
    .toSorted((a, b) => compare(a, b, rules).order)
  let rank = 0
  return sorted.map((one, at) => {
    const isTied = (other: T | undefined) => other !== undefined && compare(one, other, rules).order === 0
    if (!isTied(sorted[at - 1])) rank = at + 1
    const next = sorted[at + 1]
    const reason = next && compare(one, next, rules).reason
    return {
      ...one,
      rank,
      isTied: isTied(sorted[at - 1]) || isTied(next),
      ...(reason && { tieReason: reason }),
    }
  })
}

/** The note beside a competitor who ranks lower for lack of events. */
export const needsEventsWords = (needsEvents: number): string | undefined =>
  needsEvents > 0 ? `needs ${needsEvents} more ${needsEvents === 1 ? 'event' : 'events'}` : undefined
