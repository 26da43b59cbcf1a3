export type Interval = { interval: string; interval_count: number }

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
