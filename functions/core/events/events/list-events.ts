import { eventPools } from '#core/events/event-places/event-pools.ts'
import { decodeCursor, encodeCursor } from '#core/platform/db/cursor.ts'
import { pointOfPlace } from '#core/platform/places/point-of-place.ts'
import type { listEvents as contract } from '#shared/events/events/contract.ts'
import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { collectLines } from './collect-lines.ts'
import { lineCard } from './line-card.ts'
import { placeCount } from './place-count.ts'

const list = 'EVENTS'

/** Public events in the order of time; near a place those around it. */
export async function listEvents({
  query,
  now,
}: {
  query: QueryOf<typeof contract>
  now: string
}): Promise<ResponseOf<typeof contract>> {
  const { near, miles, cursor, ...asked } = query
  const point = near ? await pointOfPlace(near, 'query.near') : undefined
  const around = point && { point, miles: Number(miles) }
  const { found, next } = await collectLines({ ...asked, around }, placeOf(cursor), now)
  const poolOf = await eventPools(found.flatMap(({ id, places }) => (places ? [] : [id])))
  const items = found.map((line) => {
    const places = line.places ?? placeCount(poolOf.get(line.id), line.card.capacity)
    return lineCard(line, places, now, point)
  })
  return {
    items,
    ...(next && { nextCursor: encodeCursor(list, { after: next }) }),
  }
}

const placeOf = (cursor: string | undefined) => cursor && decodeCursor(list, cursor, ['after']).after
