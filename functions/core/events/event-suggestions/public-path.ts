import type { Event } from '#shared/events/events/event.ts'

/** The page where everyone sees an event, if it has one. */
export const publicPath = ({
  id,
  status,
  isPublic,
}: Pick<Event, 'id' | 'status' | 'isPublic'>): string | undefined =>
  isPublic && (status === 'published' || status === 'cancelled') ? `/events/${id}` : undefined
