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

/** Says how a figure has changed against the time before: `+12%`. */
export function changeWords({ now, before }: { now: number; before: number }): string {
  if (now === before) return 'No change'
  if (before === 0) return 'New'
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return 'No change'
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en-US')}%`
}
