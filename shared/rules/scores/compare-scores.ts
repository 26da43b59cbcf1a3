import type { BetterIs } from './better-is.ts'
import type { Score } from './score.ts'

/**
 * Compares exactly, because nothing is divided: below zero if the first score is ahead, zero if they are the
 * same.
 */
export function compareScores(one: Score, other: Score, betterIs: BetterIs = 'more'): number {
  const difference = other.sumHundredths * one.judges - one.sumHundredths * other.judges
  if (difference === 0) return 0
  return betterIs === 'more' ? difference : -difference
}
