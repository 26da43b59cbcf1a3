import { queryOptions } from '@tanstack/react-query'
import { listPlans } from '#shared/billing/plans/contract.ts'
import { listEvents } from '#shared/events/events/contract.ts'
import { getFeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'
import { call } from '#web/lib/call.ts'
import { nextEvent } from '../components/next-event.ts'
import { sheetPlans } from '../components/sheet-plans.ts'

/**
 * Only the part of the plans that the sheet shows: the page carries it twice, and it must come in the first round trip.
 */
export const sheetPlansQuery = queryOptions({
  queryKey: ['plans', 'sheet'],
  queryFn: async () => sheetPlans((await call(listPlans, {})).items),
  staleTime: 5 * 60_000,
})

const eventsShown = 4

/** The public events that are next. */
export const nextEventsQuery = queryOptions({
  queryKey: ['events', 'next'],
  queryFn: async () => (await call(listEvents, { query: { limit: eventsShown } })).items.map(nextEvent),
  staleTime: 60_000,
})

/** The top of the largest class of a running season; null where no one is ranked. */
export const featuredBoardQuery = queryOptions({
  queryKey: ['standings', 'featured'],
  queryFn: async () => (await call(getFeaturedBoard, {})).board ?? null,
  staleTime: 60_000,
})
