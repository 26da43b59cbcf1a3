import { eventPools } from '#core/events/event-places/event-pools.ts'
import type { WholeEvent } from '#shared/events/events/event.ts'
import type { listSeasonEvents as contract } from '#shared/events/events/season-events-contract.ts'
import type { ParamsOf, QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { eventCard } from './event-card.ts'
import { eventsById } from './events-by-id.ts'
import { seasonEvents, seasonEventsOf, seasonPartition } from './season-events.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract>; now: string }

/** The calendar of a season. An event that has just left it is not in it, although its row may still be there. */
export async function listSeasonEvents({ params, query, now }: Asked): Promise<ResponseOf<typeof contract>> {
  const { items: rows, nextCursor } = await seasonEvents.list({
    pk: seasonPartition(params.seasonId),
    ...query,
  })
  const ids = rows.map(({ eventId }) => eventId)
  const [eventOf, poolOf] = await Promise.all([eventsById(ids), eventPools(ids)])
  const items = rows.flatMap(({ eventId, startsAt }) => {
    const event = eventOf.get(eventId)
    const counted = event && seasonEventsOf(event).find(({ seasonId }) => seasonId === params.seasonId)
    // A row of a day before is passed over: the event has another one.
    if (!counted || counted.startsAt !== startsAt) return []
    const card = eventCard(event as WholeEvent, poolOf.get(eventId), now)
    return [{ ...card, multiplier: counted.multiplier }]
  })
  return { items, ...(nextCursor && { nextCursor }) }
}
