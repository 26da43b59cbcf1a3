import type { Event } from '#shared/events/event.ts'

/** Where everyone sees an event, if they do. */
export const publicPath = ({
  id,
  status,
  isPublic,
}: Pick<Event, 'id' | 'status' | 'isPublic'>): string | undefined =>
  isPublic && (status === 'published' || status === 'cancelled') ? `/events/${id}` : undefined
