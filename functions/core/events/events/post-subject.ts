import type { NounPostSubject } from '#core/community/feed/noun-post-subject.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import { eventsById } from './events-by-id.ts'

/** An event as posts about it show it, while lists show it: its poster, when and where it is, and when it takes entries. */
export const postSubject: NounPostSubject = {
  type: 'event',
  read: async (ids) => {
    const found = await eventsById(ids)
    return new Map(
      [...found].flatMap(([id, event]) => {
        if (!isListed(event)) return []
        const { poster, startsOn, venueName, city, state, entriesOpenAt, entriesCloseAt } = event
        return [
          [
            id,
            {
              ...(poster && { image: poster.url }),
              startsOn,
              location: [venueName, city, state].filter(Boolean).join(', '),
              ...(entriesOpenAt && { entriesOpenAt }),
              entriesCloseAt,
            },
          ] as const,
        ]
      }),
    )
  },
}
