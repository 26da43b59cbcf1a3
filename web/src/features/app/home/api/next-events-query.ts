import { queryOptions } from '@tanstack/react-query'
import { listEvents } from '#shared/events/events/contract.ts'
import { call } from '#web/lib/call.ts'
import { nextEvent } from '../components/next-event.ts'

const shown = 4

/** The public events that are next. */
export const nextEventsQuery = queryOptions({
  queryKey: ['events', 'next'],
  queryFn: async () => (await call(listEvents, { query: { limit: shown } })).items.map(nextEvent),
  staleTime: 60_000,
})
