import type { Pool } from '#core/events/event-places/pools.ts'
import type { PlaceCount } from '#shared/events/events/event.ts'

/** Tells how full an event or class is; before an event is published, no place is taken. */
export const placeCount = (pool: Pool | undefined, capacity: number | undefined): PlaceCount => {
  const left = pool ? pool.available : capacity
  return {
    taken: pool?.taken ?? 0,
    waiting: pool?.waiting ?? 0,
    ...(left !== undefined && { left: Math.max(0, left) }),
  }
}
