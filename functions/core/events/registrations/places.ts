import { changePool } from '#core/events/event-places/change-pool.ts'
import { offeredFrom, type PoolChange, releasedTo, takenFrom } from '#core/events/event-places/pool-rules.ts'
import type { Pool } from '#core/events/event-places/pools.ts'
import { PlacesChanged, placesChanged } from '#core/events/event-places/until-places-hold.ts'
import type { Write } from '#core/platform/db/write.ts'

export type Pools = ReadonlyMap<string, Pool>

/** Returns the places one registration needs: one of the event, and one of the class for each entry. */
function needed(pools: Pools, classKeys: readonly string[]): [pool: Pool, count: number][] {
  const counts = new Map([['event', 1]])
  for (const key of classKeys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...counts].map(([of, count]) => {
    const pool = pools.get(of)
    // A class came or went while this was read.
    if (!pool) throw new PlacesChanged()
    return [pool, count]
  })
}

function changed(
  pools: Pools,
  classKeys: readonly string[],
  change: (pool: Pool, count: number) => PoolChange | 'full' | 'none',
): Write[] | { full: string } {
  const writes: Write[] = []
  for (const [pool, count] of needed(pools, classKeys)) {
    const by = change(pool, count)
    if (typeof by === 'string') return { full: pool.of }
    writes.push(changePool(pool, by, { refused: placesChanged }))
  }
  return writes
}

/** Takes a place of the event and of each class, or names the first that is full. */
export const takePlaces = (pools: Pools, classKeys: readonly string[]) => changed(pools, classKeys, takenFrom)

/** Tells whether all places that someone needs are open to all; false for a class that has gone. */
export const hasOpenPlace = (pools: Pools, classKeys: readonly string[]): boolean =>
  classKeys.every((key) => pools.has(key)) && !('full' in takePlaces(pools, classKeys))

/** Takes the places for someone from the waitlist, or names the first where none can be offered. */
export const offerPlaces = (pools: Pools, classKeys: readonly string[]) =>
  changed(pools, classKeys, offeredFrom)

/** Takes open places for someone who waited, maybe for other classes, or names the first that is full. */
export function takeFromLine(
  pools: Pools,
  waited: readonly string[],
  classKeys: readonly string[],
): Write[] | { full: string } {
  const left = new Map(needed(pools, waited).map(([pool, count]) => [pool.of, { pool, count }]))
  const writes: Write[] = []
  for (const [pool, count] of needed(pools, classKeys)) {
    const taken = takenFrom(pool, count)
    if (taken === 'full') return { full: pool.of }
    const waiting = left.get(pool.of)?.count
    left.delete(pool.of)
    writes.push(
      changePool(pool, { ...taken, ...(waiting && { waiting: -waiting }) }, { refused: placesChanged }),
    )
  }
  for (const { pool, count } of left.values())
    writes.push(changePool(pool, { waiting: -count }, { refused: placesChanged }))
  return writes
}

/** Gives them back: to those who wait, or to all. */
export const releasePlaces = (pools: Pools, classKeys: readonly string[]): Write[] =>
  changed(pools, classKeys, releasedTo) as Write[]

/** Puts one more on the list of the event and of each class; `most`: how many may wait for the event, which `refused` says. */
export const waitForPlaces = (
  pools: Pools,
  classKeys: readonly string[],
  { most, refused }: { most: number; refused: () => Error },
): Write[] =>
  needed(pools, classKeys).map(([pool, count]) =>
    pool.of === 'event'
      ? changePool(pool, { waiting: count }, { refused, mostWaiting: most })
      : changePool(pool, { waiting: count }, { refused: placesChanged }),
  )

/** Takes one off the list. */
export const stopWaiting = (pools: Pools, classKeys: readonly string[]): Write[] =>
  needed(pools, classKeys).map(([pool, count]) =>
    changePool(pool, { waiting: -count }, { refused: placesChanged }),
  )

/** Returns how many places of each class are taken or given back when entries change classes. */
function differences(pools: Pools, from: readonly string[], to: readonly string[]): [Pool, number][] {
  const counts = new Map<string, number>()
  for (const key of to) counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const key of from) counts.set(key, (counts.get(key) ?? 0) - 1)
  return [...counts].flatMap(([of, count]): [Pool, number][] => {
    if (count === 0) return []
    const pool = pools.get(of)
    if (!pool) throw new PlacesChanged()
    return [[pool, count]]
  })
}

/** Exchanges places of classes for others, or names the first that is full; the place at the event stays. */
export function exchangePlaces(
  pools: Pools,
  from: readonly string[],
  to: readonly string[],
): Write[] | { full: string } {
  const writes: Write[] = []
  for (const [pool, count] of differences(pools, from, to)) {
    const by = count > 0 ? takenFrom(pool, count) : releasedTo(pool, -count)
    if (by === 'full') return { full: pool.of }
    writes.push(changePool(pool, by, { refused: placesChanged }))
  }
  return writes
}

/** Waits for other classes than before. */
export const waitElsewhere = (pools: Pools, from: readonly string[], to: readonly string[]): Write[] =>
  differences(pools, from, to).map(([pool, count]) =>
    changePool(pool, { waiting: count }, { refused: placesChanged }),
  )
