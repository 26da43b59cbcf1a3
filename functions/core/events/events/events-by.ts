import type { Event } from '#shared/events/events/event.ts'
import { events, organizerPartition } from './events.ts'

/** Every event of an organizer, page by page. */
export async function* eventsBy(userId: string): AsyncGenerator<Event> {
  let cursor: string | undefined
  do {
    const page = await events.list({ index: 'gsi3', pk: organizerPartition(userId), limit: 100, cursor })
    yield* page.items
    cursor = page.nextCursor
  } while (cursor)
}
