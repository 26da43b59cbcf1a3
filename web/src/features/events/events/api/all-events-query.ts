import { listAllEvents } from '#shared/events/events/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import type { AdminFilter } from '../administration/admin-filter.ts'

/** Events of every state, as the address narrows them. */
export const allEventsQuery = (filter: AdminFilter) =>
  pagesQuery(listAllEvents, { key: ['events', 'all', filter], query: filter, keepPrevious: true })
