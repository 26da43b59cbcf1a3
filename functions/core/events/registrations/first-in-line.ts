import type { Pools } from './places.ts'
import type { WaitingPlace } from './waiting-places.ts'

type Left = { open: number; isFreed: boolean }

/** The most people who are told in one commit, beside the writes of the pools. */
const mostTold = 20

/**
 * Returns who is told that places open to all: the first in line whose places are all free, at least one of them a moment
 * ago; as many as there are places.
 */
export function firstInLine(pools: Pools, list: readonly WaitingPlace[]): WaitingPlace[] {
  const left = new Map<string, Left>(
    [...pools.values()].map(({ of, available = Number.POSITIVE_INFINITY, reserved }) => [
      of,
      { open: available + reserved, isFreed: reserved > 0 },
    ]),
  )
  const told: WaitingPlace[] = []
  for (const place of list) {
    if (told.length === mostTold) break
    const counts = new Map([['event', 1]])
    for (const key of place.classKeys) counts.set(key, (counts.get(key) ?? 0) + 1)
    const needed = [...counts].map(([of, count]) => ({ pool: left.get(of), count }))
    const fits = needed.every(({ pool, count }) => pool && pool.open >= count)
    if (!fits || !needed.some(({ pool }) => pool?.isFreed)) continue
    for (const { pool, count } of needed) if (pool) pool.open -= count
    told.push(place)
  }
  return told
}
