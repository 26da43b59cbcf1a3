import type { TimeLineEntry } from '#shared/operations/member-time-lines/time-line-entry.ts'
import { longDay } from '#shared/platform/time/long-day.ts'
import { ownDay } from '#shared/platform/time/own-day.ts'

type Day = { on: string; title: string; entries: TimeLineEntry[] }

/** Entries by the days of the reader, in the order in which they come. */
export const entriesByDay = (entries: readonly TimeLineEntry[]): Day[] =>
  [...Map.groupBy(entries, ({ at }) => ownDay(at))].map(([on, all]) => ({
    on,
    title: `${longDay(on)}, ${on.slice(0, 4)}`,
    entries: all,
  }))
