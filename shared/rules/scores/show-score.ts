import type { Score } from './score.ts'

const perUnit = 100

/** Hundredths as people read them: `151.30`. */
export function showHundredths(hundredths: number): string {
  const digits = Math.abs(hundredths).toString().padStart(3, '0')
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Rounds the mean of a sum to whole hundredths, half up. */
export function halfUp(sum: number, count: number): number {
  const rest = sum % count
  return (sum - rest) / count + (rest * 2 >= count ? 1 : 0)
}

/** A score as people read it, rounded half up. Places are never compared by it. */
export const showScore = ({ sumHundredths, judges }: Score): string =>
  showHundredths(halfUp(sumHundredths, judges))

/** Returns the text to add if two scores differ but look the same, or undefined. */
export function closeCall(one: Score, other: Score): string | undefined {
  const isSame = one.sumHundredths * other.judges === other.sumHundredths * one.judges
  return !isSame && showScore(one) === showScore(other) ? 'ahead by less than a hundredth' : undefined
}

/** Whole units without decimals, for sentences about limits: `10`, `0.25`. */
export function shortHundredths(hundredths: number): string {
  const shown = showHundredths(hundredths)
  return hundredths % perUnit === 0 ? shown.slice(0, -3) : shown.replace(/0$/, '')
}
