import { queryOptions } from '@tanstack/react-query'
import { type EventCard, listEvents } from '#shared/events/events/contract.ts'
import { monthsFrom } from '#shared/platform/time/months-from.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import type { EventFilter } from '../components/event-filter.ts'

const asked = ({ when, month, ...filter }: EventFilter) => ({
  when: when === 'past' ? ('past' as const) : ('upcoming' as const),
  ...(month && { month }),
  ...narrowing(filter),
})

type Narrowed = Omit<EventFilter, 'when' | 'month'>

/** The filters of a list besides its time. */
const narrowing = ({ q, state, kind, league, format, open, free, near, miles }: Narrowed) => ({
  ...(q && { q }),
  ...(state && { state }),
  ...(kind && { kind }),
  ...(league && { league }),
  ...(format && { format }),
  ...(open && { open }),
  ...(free && { free }),
  ...(near && { near, miles }),
})

const keyOf = (filter: EventFilter) => ['events', 'public', asked(filter)] as const

/** Public events as the address narrows them, a page at a time. */
export const eventsQuery = (filter: EventFilter) =>
  pagesQuery(listEvents, { key: keyOf(filter), query: asked(filter), staleTime: 60_000, keepPrevious: true })

/** The first page of the same list, in the form in which the list keeps its pages. */
export const firstEventsQuery = (filter: EventFilter) => ({
  queryKey: keyOf(filter),
  queryFn: async () => ({
    pages: [await call(listEvents, { query: asked(filter) })],
    pageParams: [undefined],
  }),
})

const pageSize = 100
/** This is more than anyone reads in a month. Beyond it, the list is for finding one event. */
const mostPages = 5

type OfMonth = { events: EventCard[]; isCut: boolean }

/** The events of a month as the address narrows them, with those of the month before that go on into it. */
export const eventsOfMonthQuery = (filter: EventFilter, month: string) =>
  queryOptions({
    queryKey: ['events', 'public', 'month', month, narrowing(filter)],
    queryFn: async ({ signal }): Promise<OfMonth> => {
      const [, before = month] = monthsFrom(month, 2, -1)
      const [earlier, own] = await Promise.all([allOf(filter, before, signal), allOf(filter, month, signal)])
      return {
        events: [...earlier.events.filter(({ endsOn }) => endsOn >= `${month}-01`), ...own.events],
        isCut: own.isCut,
      }
    },
    staleTime: 60_000,
  })

async function allOf(filter: EventFilter, month: string, signal?: AbortSignal): Promise<OfMonth> {
  const events: EventCard[] = []
  let cursor: string | undefined
  for (let read = 0; read < mostPages; read++) {
    const query = { ...narrowing(filter), when: 'any' as const, month, limit: pageSize }
    const page = await call(
      listEvents,
      { query: { ...query, ...(cursor && { cursor }) } },
      signal ? { signal } : undefined,
    )
    events.push(...page.items)
    cursor = page.nextCursor
    if (!cursor) break
  }
  return { events, isCut: cursor !== undefined }
}
