import { type AdFigures, noFigures, sumOfFigures } from '#shared/ads/ad-delivery/ad-statistics.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

type Day = AdFigures & { day: string }

/** The figures of a campaign by day, over all of its ads: each day until today, or until its last one. */
export function drawnDays(rows: readonly Day[], { from, until }: { from: string; until: string }): Day[] {
  const known = rows.map(({ day }) => day)
  // Clicks may still come on the day after the last one.
  const last = [until, ...known].toSorted().at(-1) ?? until
  const days: Day[] = []
  for (let day = [from, ...known].toSorted()[0] ?? from; day <= last; day = addDays(day, 1)) {
    const found = rows.filter((row) => row.day === day)
    days.push({ day, ...(found.length > 0 ? sumOfFigures(found) : noFigures) })
  }
  return days
}
