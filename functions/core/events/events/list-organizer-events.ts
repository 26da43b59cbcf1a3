import { shownMember } from '#core/community/members/shown-member.ts'
import { eventPools } from '#core/events/event-places/event-pools.ts'
import type { listOrganizerEvents as contract } from '#shared/events/events/organizer-events-contract.ts'
import { isListed } from '#shared/events/events/public-event.ts'
import type { ParamsOf, QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { eventCard } from './event-card.ts'
import { eventsById } from './events-by-id.ts'
import { organizerEvents, organizerEventsOf, organizerList } from './organizer-events.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract>; now: string }

/** The events that an organizer shows, by their end. */
export async function listOrganizerEvents({
  params: { userId },
  query: { when, limit, cursor },
  now,
}: Asked): Promise<ResponseOf<typeof contract>> {
  await shownMember(userId)
  const { items: rows, nextCursor } = await organizerEvents.list({
    pk: organizerList(userId, 'held'),
    newestFirst: when === 'past',
    // Follows every key that begins with this time.
    after: `${now}$`,
    moves: true,
    limit,
    cursor,
  })
  const ids = rows.filter(({ isPublic }) => isPublic).map(({ eventId }) => eventId)
  const [eventOf, poolOf] = await Promise.all([eventsById(ids), eventPools(ids)])
  const items = rows.flatMap(({ eventId, at }) => {
    const event = eventOf.get(eventId)
    // A row of a day before is passed over: the event has another one, or another organizer.
    const isHere =
      event &&
      isListed(event) &&
      organizerEventsOf(event).some((row) => row.ownerId === userId && row.at === at)
    return isHere ? [eventCard(event, poolOf.get(eventId), now)] : []
  })
  return { items, ...(nextCursor && { nextCursor }) }
}
