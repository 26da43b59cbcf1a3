import { listEventShops } from '#shared/directory/listings/event-shops-contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { query } from '#web/lib/query.ts'

/** The shops around an event, the nearest first. */
export const eventShopsQuery = (eventId: Event['id']) =>
  query('listings', listEventShops, { params: { eventId } }, { staleTime: 300_000 })
