import { listEvents } from '#shared/events/events/contract.ts'
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
export const narrowing = ({ q, state, kind, open, free, near, miles }: Narrowed) => ({
  ...(q && { q }),
  ...(state && { state }),
  ...(kind && { kind }),
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
