import { getEvent } from '#shared/events/events/contract.ts'
import type { Event } from '#shared/events/events/event.ts'
import { getEventForEdit, listMyEvents } from '#shared/events/events/own-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

/** An event as everyone sees it, or null where there is none. */
export const eventQuery = (eventId: string) =>
  queryOrNull('events', getEvent, { params: { eventId: eventId as Event['id'] } })

/** An event with all that its organizers may change. */
export const ownEventQuery = (eventId: string) =>
  query('events', getEventForEdit, { params: { eventId: eventId as Event['id'] } }, { retry: false })

/** The events that the member holds, the latest first. */
export const myEventsQuery = pagesQuery(listMyEvents, { key: ['events', 'mine'] })
