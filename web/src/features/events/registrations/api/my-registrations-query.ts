import { listMyRegistrations } from '#shared/events/registrations/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The member’s entries: of events to come, or of those that are over. */
export const myRegistrationsQuery = (when: 'upcoming' | 'past') =>
  pagesQuery(listMyRegistrations, { key: ['registrations', 'mine', when], query: { when } })
