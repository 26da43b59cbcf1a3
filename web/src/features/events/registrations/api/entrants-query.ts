import type { Event } from '#shared/events/events/event.ts'
import { listEntrants } from '#shared/events/registrations/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The entrants of an event, by number. */
export const entrantsQuery = (eventId: Event['id']) =>
  pagesQuery(listEntrants, { key: ['registrations', 'entrants', eventId], params: { eventId } })
