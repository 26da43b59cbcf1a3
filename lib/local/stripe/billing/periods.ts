export type Interval = { interval: string; interval_count: number }
export type Period = { start: number; end: number }

const seconds: Record<string, number> = { day: 24 * 3600, week: 7 * 24 * 3600 }

/** The n-th boundary of the billing cycle, always counted from the anchor: 31 January is followed by 28 February, then 31 March. */
export function boundary(anchor: number, { interval, interval_count: count }: Interval, n: number): number {
  const step = seconds[interval]
  if (step !== undefined) return anchor + n * count * step
  const months = n * count * (interval === 'year' ? 12 : 1)
  const from = new Date(anchor * 1000)
  const to = new Date(anchor * 1000)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return Math.floor(to.getTime() / 1000)
}

/** The period of the cycle that an instant lies in; its end belongs to the next one. */
export function periodAt(anchor: number, every: Interval, at: number): Period {
  const length = boundary(anchor, every, 1) - anchor
  let n = Math.floor((at - anchor) / length)
  while (boundary(anchor, every, n) > at) n -= 1
  while (boundary(anchor, every, n + 1) <= at) n += 1
  return { start: boundary(anchor, every, n), end: boundary(anchor, every, n + 1) }
}

/** The part of an amount that falls to the time left, by the second, rounded to the cent. */
export function prorate(amount: number, { start, end }: Period, from: number): number {
  if (end <= start || from >= end) return 0
  return Math.round((amount * (end - Math.max(from, start))) / (end - start))
}
