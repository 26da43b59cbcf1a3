import type { PointsTable } from '#shared/rules/seasons/points-table.ts'

type Placed = {
  /** Missing for those who did not run. */
  place?: number | undefined
  /** True if the result that counted is zero, which earns no points for its place. */
  isZero: boolean
  /** Guests and entrants the season does not take keep the place and earn nothing. */
  isEligible: boolean
}

/**
 * The points of a place. Entrants who share it all earn it in full and the next places are skipped; places are not
 * dealt again after a guest.
 */
export function pointsFor({ steps, perEntry }: PointsTable, multiplier: number, placed: Placed): number {
  const { place, isZero, isEligible } = placed
  const step = steps.find((one) => one.multiplier === multiplier)
  if (!isEligible || place === undefined || !step) return 0
  return perEntry + (isZero ? 0 : (step.places[place - 1] ?? step.others))
}
