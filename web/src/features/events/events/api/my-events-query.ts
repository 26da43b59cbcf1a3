import { listMyEvents } from '#shared/events/events/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The events that the member holds, the latest first. */
export const myEventsQuery = pagesQuery(listMyEvents, { key: ['events', 'mine'] })
