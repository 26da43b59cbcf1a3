const sum = (days: readonly number[]) => days.reduce((total, one) => total + one, 0)

/** Divides sixty days, the oldest first, into the last thirty and the sum of the thirty before them. */
export function compareMonths(days: readonly number[]): {
  last: readonly number[]
  now: number
  before: number
} {
  const half = days.length / 2
  const last = days.slice(half)
  return { last, now: sum(last), before: sum(days.slice(0, half)) }
}
