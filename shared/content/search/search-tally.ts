import * as z from 'zod/mini'
import { addDays } from '#shared/platform/time/add-days.ts'

/** Over how many days searches are ranked. */
export const rankedDays = [7, 30, 90] as const
export type RankedDays = (typeof rankedDays)[number]

/** Popular is what many look for again and again, so that no robot and no group decides it in a day. */
const callersOnADay = 3
const daysWithThem = 2
export const popularDays: RankedDays = 30

const DayOfQuery = z.object({
  on: z.iso.date(),
  /** The number of visitors who searched for it that day. */
  callers: z.int(),
  /** The number of them who found nothing. */
  zero: z.int(),
})

/** The number of searches for one query, by day, as far as they are ranked. */
export const SearchTally = z.object({
  query: z.string(),
  days: z.array(DayOfQuery),
  /** The last day that its places follow from. */
  rankedOn: z.iso.date(),
  version: z.int(),
})
export type SearchTally = z.infer<typeof SearchTally>

type Figures = { callers: number; zero: number }

/** A tally after a day is over. Counting the day again changes nothing; days that are no longer ranked go. */
export function tallied(
  before: SearchTally | undefined,
  query: string,
  day: string,
  figures: Figures | undefined,
): SearchTally {
  const rankedOn = before && before.rankedOn > day ? before.rankedOn : day
  const others = (before?.days ?? []).filter(({ on }) => on !== day)
  const all = figures
    ? [...others, { on: day, callers: figures.callers, zero: figures.zero }]
    : (before?.days ?? [])
  const days = all.filter(({ on }) => on > addDays(rankedOn, -90)).toSorted((a, b) => (a.on < b.on ? -1 : 1))
  return { query, days, rankedOn, version: (before?.version ?? 0) + 1 }
}

/** Returns the total of a tally over this many days. */
export function sumOf({ days, rankedOn }: SearchTally, over: RankedDays): Figures & { isPopular: boolean } {
  const counted = days.filter(({ on }) => on > addDays(rankedOn, -over))
  const sum = (figure: 'callers' | 'zero') => counted.reduce((total, day) => total + day[figure], 0)
  const last = counted.at(-1)
  return {
    callers: sum('callers'),
    zero: sum('zero'),
    isPopular:
      counted.filter(({ callers }) => callers >= callersOnADay).length >= daysWithThem &&
      last !== undefined &&
      last.zero < last.callers,
  }
}
