import { figureDays, figureDaysPartition } from '#core/platform/platform-figures/figure-days.ts'
import { type CountedEvent, countedEvents, countedEventsOf } from './counted-events.ts'

type Days = { from: string; to: string }

const mostAtOnce = 5000

/** The first key after those of a day: they go on with `#`. */
const endOf = (day: string) => `${day}$`

/** The counters of an event on these days, as many pages as there are. */
export async function* countersOf(name: string, { from, to }: Days): AsyncGenerator<CountedEvent> {
  let cursor: string | undefined
  do {
    const page: Awaited<ReturnType<typeof countedEvents.list>> = await countedEvents.list({
      pk: countedEventsOf(name),
      between: [from, endOf(to)],
      limit: mostAtOnce,
      cursor,
    })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}

type Counted = 'visits' | 'page_views'

/** The sums of visits and of page views, by day. */
export async function visitsByDay({ from, to }: Days): Promise<Record<Counted, ReadonlyMap<string, number>>> {
  const sums = { visits: new Map<string, number>(), page_views: new Map<string, number>() }
  let cursor: string | undefined
  do {
    const page: Awaited<ReturnType<typeof figureDays.list>> = await figureDays.list({
      pk: figureDaysPartition,
      between: [from, endOf(to)],
      limit: mostAtOnce,
      cursor,
    })
    for (const { figure, day, count } of page.items)
      if (figure === 'visits' || figure === 'page_views') sums[figure].set(day, count)
    cursor = page.nextCursor
  } while (cursor)
  return sums
}
