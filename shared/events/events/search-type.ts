import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { Event } from './event.ts'

export const searchType: NounSearchType<Event> = {
  type: 'event',
  document: ({ id, title, description, city, state, startsAt, poster, status, isPublic }) =>
    status === 'published' && isPublic
      ? {
          id,
          title,
          description,
          url: `/events/${id}`,
          location: [city, state].filter(Boolean).join(', '),
          ...(startsAt && { date: startsAt }),
          ...(poster && { imageUrl: poster.url }),
        }
      : undefined,
}
