import * as z from 'zod/mini'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { SearchResult } from './search-result.ts'

type Ranked = Pick<SearchResult, 'id' | 'type' | 'title' | 'date' | 'relevanceScore'>

/** The place of a result in the list: what compares less comes first. */
export const ResultRank = z.tuple([z.number(), z.number(), z.number(), z.number(), z.string()])
export type ResultRank = z.infer<typeof ResultRank>

const dayMs = 86_400_000

/** The day in Honolulu, where it ends last: a show of tonight is to come for everyone. */
export const rankedDay = (now: string): string => addTime(now, { hours: -10 }).slice(0, 10)

/**
 * Ranks by relevance; then events to come before everything else and past ones after it, those nearer in time
 * first; then shorter titles; then the id, so that the order is always the same.
 */
export function rankOf({ id, type, title, date, relevanceScore }: Ranked, today: string): ResultRank {
  const days =
    type === 'event' && date
      ? Math.round((Date.parse(date.slice(0, 10)) - Date.parse(today)) / dayMs)
      : undefined
  const when = days === undefined ? 1 : days >= 0 ? 0 : 2
  return [-relevanceScore, when, Math.abs(days ?? 0), title.length, id]
}

/** Negative where the first comes first. */
export function compareRanks(a: ResultRank, b: ResultRank): number {
  for (const at of [0, 1, 2, 3] as const) if (a[at] !== b[at]) return a[at] - b[at]
  return a[4] < b[4] ? -1 : a[4] > b[4] ? 1 : 0
}
