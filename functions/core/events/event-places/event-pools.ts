import { getMany } from '#core/platform/db/get-many.ts'
import type { Row } from '#core/platform/projections/row.ts'
import { type Pool, pools } from './pools.ts'

/** Returns how full many events are, by id; events that were never published are missing. */
export async function eventPools(eventIds: readonly string[]): Promise<Map<string, Pool>> {
  const rows = await getMany([...new Set(eventIds)].map((eventId) => pools.key({ eventId, of: 'event' })))
  return new Map(
    rows.map((row) => {
      const pool = pools.read(row as Row)
      return [pool.eventId, pool]
    }),
  )
}
