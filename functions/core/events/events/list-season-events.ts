import { eventPools } from '#core/events/event-places/event-pools.ts'
import type { listSeasonEvents as contract } from '#shared/events/events/season-events-contract.ts'
import type { ParamsOf, QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { eventCard } from './event-card.ts'
import { seasonCalendar } from './season-calendar.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract>; now: string }

/** The calendar of a season. */
export async function listSeasonEvents({ params, query, now }: Asked): Promise<ResponseOf<typeof contract>> {
  const { counted, nextCursor } = await seasonCalendar({ ...params, ...query }, now)
  const poolOf = await eventPools(counted.map(({ event }) => event.id))
  const items = counted.map(({ event, multiplier }) => ({
    ...eventCard(event, poolOf.get(event.id), now),
    multiplier,
  }))
  return { items, ...(nextCursor && { nextCursor }) }
}
