import { eventPath } from '#shared/events/events/event-path.ts'

/** Where the organizers of an event decide on its vendors. */
export const vendorsPath = (eventId: string): string => `${eventPath(eventId)}/edit#vendors`
