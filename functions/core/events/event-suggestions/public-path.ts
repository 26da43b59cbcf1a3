import type { Event } from '#shared/events/events/event.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { hasPage } from '#shared/events/events/public-event.ts'

/** The page where everyone sees an event, if it has one. */
export const publicPath = (
  event: Pick<Event, 'id' | 'status' | 'isPublic' | 'removed'>,
): string | undefined => (event.isPublic && hasPage(event) ? eventPath(event.id) : undefined)
