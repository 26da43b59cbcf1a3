import type { SearchTally } from '#shared/content/search/search-tally.ts'
import { tallied } from '#shared/content/search/search-tally.ts'
import { addDays } from '#shared/platform/time/add-days.ts'

const daysSearched = 30

/** The queries visitors search for, the approximate number per day now, and the share of it a month ago. */
const found: readonly [query: string, daily: number, before: number][] = [
  ['subwoofer', 46, 0.6],
  ['ported box', 31, 0.7],
  ['sealed or ported', 27, 0.4],
  ['amplifier', 24, 0.8],
  ['spl', 21, 0.7],
  ['impedance', 17, 0.5],
  ['membership', 15, 0.9],
  ['sound quality', 13, 0.8],
  ['password', 9, 1.1],
  ['rulebook', 8, 0.2],
  ['retailer', 6, 1],
  ['enclosure', 5, 0.6],
  ['decibel', 4, 0.8],
]
const notFound: readonly (typeof found)[number][] = [
  ['subwofer', 7, 0.8],
  ['carbon fiber dash', 5, 0.3],
  ['lithium battery', 4, 0.4],
  ['dsp tuning file', 3, 0.5],
  ['alternator bracket', 2, 0.9],
  ['wire gauge chart', 2, 0.5],
]

type Day = { day: string; query: string; callers: number; zero: number; version: 1 }

/**
 * Returns the number of callers for each query on each of the last thirty days: more every week, and more on
 * weekends.
 */
export function demoSearches(now: string): Day[] {
  const today = now.slice(0, 10)
  return Array.from({ length: daysSearched }, (_, at) => addDays(today, at - daysSearched)).flatMap(
    (day, at) => {
      const weekend = [0, 6].includes(new Date(day).getUTCDay()) ? 1.35 : 1
      const share = (before: number) => before + ((1 - before) * at) / (daysSearched - 1)
      return [...found, ...notFound].flatMap((one, place) => {
        const [query, daily, before] = one
        // Neighboring days differ a little, the same in every seed.
        const swing = 1 + (((at * 7 + place * 3) % 5) - 2) / 12
        const callers = Math.round(daily * share(before) * weekend * swing)
        const zero = notFound.includes(one) ? callers : 0
        return callers > 0 ? [{ day, query, callers, zero, version: 1 as const }] : []
      })
    },
  )
}

const earlierDays = 150

/** How many searched on the days before those: fewer, the longer ago. */
export const demoEarlierDays = (now: string): { day: string; callers: number; zero: number }[] =>
  Array.from({ length: earlierDays }, (_, at) => {
    const day = addDays(now.slice(0, 10), -daysSearched - 1 - at)
    const weekend = [0, 6].includes(new Date(day).getUTCDay()) ? 1.35 : 1
    const swing = 1 + (((at * 7) % 5) - 2) / 20
    const callers = Math.round(163 * (1 - at / 300) * weekend * swing)
    return { day, callers, zero: Math.round(callers * 0.08) }
  })

/** Returns what the night job would have made from them. */
export function demoTallies(days: readonly Day[]): SearchTally[] {
  const tallies = new Map<string, SearchTally>()
  for (const { day, query, callers, zero } of days)
    tallies.set(query, { ...tallied(tallies.get(query), query, day, { callers, zero }), version: 1 })
  return [...tallies.values()]
}
