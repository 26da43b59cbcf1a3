import { listHelpedEvents } from '#shared/events/event-staff/helping-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The events of others at which the member helps or is invited to help, the latest first. */
export const helpedEventsQuery = pagesQuery(listHelpedEvents, { key: ['events', 'helped'] })
