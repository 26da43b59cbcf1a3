import { daysUntil } from './ad-progress.ts'

/** The mean of the views of full days, from the first one on which the zone was shown at all. */
export function measuredViews(
  rows: readonly { day: string; viewed: number }[],
  lastDay: string,
): { views: number; days: number } | undefined {
  const [first] = rows.map(({ day }) => day).toSorted()
  if (!first) return undefined
  const days = daysUntil(first, lastDay)
  const views = rows.reduce((sum, { viewed }) => sum + viewed, 0)
  return { views: Math.round(views / days), days }
}
