import { addDays } from '#shared/platform/time/add-days.ts'

/** What of a zone is sold on a day: views, and days of sponsors. */
export type SoldDay = { day: string; views: number; sponsors: number }

/** How many of the views of a day are sold at most: the rest is for what no estimate foresees. */
export const sellableOf = (dailyEstimate: number): number => Math.floor((dailyEstimate * 8) / 10)

/** The days from the first to the last, both inclusive. */
export function daysFrom(startsOn: string, endsOn: string): string[] {
  const days: string[] = []
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) days.push(day)
  return days
}

/** Views evenly over days; what is left over goes to the first ones. */
export function spreadViews(views: number, days: readonly string[]): Map<string, number> {
  const each = Math.floor(views / days.length)
  const more = views - each * days.length
  return new Map(days.map((day, at) => [day, each + (at < more ? 1 : 0)]))
}

/** The views that are free on a day. A day of sponsors has none. */
export const freeViews = (
  sold: Pick<SoldDay, 'views' | 'sponsors'> | undefined,
  dailyEstimate: number,
): number => (sold?.sponsors ? 0 : Math.max(0, sellableOf(dailyEstimate) - (sold?.views ?? 0)))

/** The most views that fit, spread evenly over days with so much room each. */
export function viewsThatFit(free: readonly number[]): number {
  if (free.length === 0) return 0
  const least = Math.min(...free)
  // What is left over goes to the first days, as long as they have more room.
  const first = free.indexOf(least)
  return least * free.length + first
}

/** True where a sponsor can have a day: no views are sold on it, and not all places of sponsors are taken. */
export const fitsSponsor = (sold: Pick<SoldDay, 'views' | 'sponsors'> | undefined, slots: number): boolean =>
  !sold || (sold.views === 0 && sold.sponsors < slots)
