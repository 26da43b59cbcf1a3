import { eventPools } from '#core/events/event-places/event-pools.ts'
import { decodeCursor, encodeCursor } from '#core/platform/db/cursor.ts'
import { pointOfZip } from '#core/platform/places/point-of-zip.ts'
import type { listEvents as contract, EventCard } from '#shared/events/events/contract.ts'
import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { collectEvents } from './collect-events.ts'
import { eventCard } from './event-card.ts'

const list = 'EVENTS'

/** Public events in the order of time; near a ZIP code those around it. */
export async function listEvents({
  query,
  now,
}: {
  query: QueryOf<typeof contract>
  now: string
}): Promise<ResponseOf<typeof contract>> {
  const { near, miles, cursor, ...asked } = query
  const point = near ? await pointOfZip(near, 'query.near') : undefined
  const around = point && { point, miles: Number(miles) }
  const { found, next } = await collectEvents({ ...asked, around }, placeOf(cursor), now)
  const poolOf = await eventPools(found.map(({ id }) => id))
  const items: EventCard[] = found.map((event) => eventCard(event, poolOf.get(event.id), now, point))
  return {
    items,
    ...(next && { nextCursor: encodeCursor(list, { after: next }) }),
  }
}

const placeOf = (cursor: string | undefined) => cursor && decodeCursor(list, cursor, ['after']).after
