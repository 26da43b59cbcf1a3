import type { BetterIs } from './better-is.ts'
import type { Score } from './score.ts'

/** Below zero where the first score is ahead, zero where they are the same: exact, because nothing is divided. */
export function compareScores(one: Score, other: Score, betterIs: BetterIs = 'more'): number {
  const difference = other.sumHundredths * one.judges - one.sumHundredths * other.judges
  if (difference === 0) return 0
  return betterIs === 'more' ? difference : -difference
}
