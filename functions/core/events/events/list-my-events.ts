import { eventPools } from '#core/events/event-places/event-pools.ts'
import type { Actor } from '#core/platform/actors/authenticate.ts'
import type { Event } from '#shared/events/events/event.ts'
import type { listMyEvents as contract } from '#shared/events/events/own-contract.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { AnswerOf, QueryOf } from '#shared/platform/http/route.ts'
import { events, organizerPartition } from './events.ts'
import { eventsById } from './events-by-id.ts'
import { organizerEvents, organizerList } from './organizer-events.ts'
import { ownEvent } from './own-event.ts'

type Asked = Omit<QueryOf<typeof contract>, 'when'>

/** The events of an organizer: all of them, or those that they hold and that have not ended. */
export async function listMyEvents(
  { userId }: Pick<Actor, 'userId'>,
  { when, ...asked }: QueryOf<typeof contract>,
  now: string,
): Promise<AnswerOf<typeof contract>> {
  const page =
    when === 'upcoming'
      ? await heldFrom(userId, asked, now)
      : await events.list({ index: 'gsi3', pk: organizerPartition(userId), newestFirst: true, ...asked })
  const poolOf = await eventPools(page.items.map(({ id }) => id))
  return { ...page, items: page.items.map((event) => ownEvent(event, 'owner', poolOf.get(event.id), now)) }
}

/** An event that has just been moved, cancelled or handed over is left out: it has another row. */
async function heldFrom(userId: string, asked: Asked, now: string): Promise<Page<Event>> {
  const { items: rows, nextCursor } = await organizerEvents.list({
    pk: organizerList(userId, 'held'),
    // Follows every key that begins with this time.
    after: `${now}$`,
    moves: true,
    ...asked,
  })
  const eventOf = await eventsById(rows.map(({ eventId }) => eventId))
  const items = rows.flatMap(({ eventId, at }) => {
    const event = eventOf.get(eventId)
    return event?.ownerId === userId && event.status === 'published' && event.endsAt === at ? [event] : []
  })
  return { items, ...(nextCursor && { nextCursor }) }
}
