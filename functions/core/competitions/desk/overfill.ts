import { changePool } from '#core/events/event-places/change-pool.ts'
import { takenFrom } from '#core/events/event-places/pool-rules.ts'
import { placesChanged } from '#core/events/event-places/until-places-hold.ts'
import type { Pools } from '#core/events/registrations/places.ts'
import type { Write } from '#core/platform/db/write.ts'

/**
 * Takes free places, and goes over the limit if there are none: places given back later make up for it first.
 * `isWaiting`: they leave the waitlist for it.
 */
export function overfill(
  pools: Pools,
  classKeys: readonly string[],
  { isWaiting = false }: { isWaiting?: boolean } = {},
): Write[] {
  const counts = new Map([['event', 1]])
  for (const key of classKeys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([of, count]) => {
    const pool = pools.get(of)
    if (!pool) throw placesChanged()
    const change = takenFrom(pool, count)
    const left = isWaiting ? { waiting: -count } : {}
    return change === 'full'
      ? changePool(
          pool,
          { available: -count, taken: count, ...left },
          { refused: placesChanged, overLimit: true },
        )
      : changePool(pool, { ...change, ...left }, { refused: placesChanged })
  })
}
