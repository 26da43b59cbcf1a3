import { listOrganizerEvents } from '#shared/events/events/organizer-events-contract.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

type When = 'upcoming' | 'past'

const eventsOf = (userId: string, when: When) => ({
  key: ['events', 'of-organizer', userId, when],
  params: { userId },
  query: { when },
})

/** The events that an organizer shows, a page at a time. */
export const organizerEventsQuery = (userId: string, when: When) =>
  pagesQuery(listOrganizerEvents, eventsOf(userId, when))

export const firstOrganizerEventsQuery = (userId: string, when: When) =>
  firstPageQuery(listOrganizerEvents, eventsOf(userId, when))
