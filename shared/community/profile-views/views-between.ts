import { addTime } from '#shared/platform/time/add-time.ts'

type DayOfViews = { on: string; count: number }

export type Views = { days: { on: string; views: number }[]; total: number; totalBefore: number }

const period = 30

const dayBefore = (now: string, days: number) => addTime(now, { days: -days }).slice(0, 10)

/** The first day that the figures of a profile need: they are compared with the period before. */
export const firstDayOfViews = (now: string): string => dayBefore(now, 2 * period - 1)

/** The views of the last 30 days, a day without any as zero, and the sum of the 30 days before. */
export function viewsBetween(counted: readonly DayOfViews[], now: string): Views {
  const countOn = new Map(counted.map(({ on, count }) => [on, count]))
  const viewsOf = (days: number) => {
    const on = dayBefore(now, days)
    return { on, views: countOn.get(on) ?? 0 }
  }
  const all = Array.from({ length: 2 * period }, (_, at) => viewsOf(2 * period - 1 - at))
  const sum = (days: readonly { views: number }[]) => days.reduce((total, { views }) => total + views, 0)
  const days = all.slice(period)
  return { days, total: sum(days), totalBefore: sum(all.slice(0, period)) }
}
