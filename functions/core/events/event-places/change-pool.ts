import { env } from '#core/env.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { PoolChange } from './pool-rules.ts'
import { type Pool, pools } from './pools.ts'

/**
 * Changes the figures of a pool in the transaction that takes or gives the places. None falls below zero, which
 * `refused` reports; when a place is given back, someone still waits, or no one does, as it was read. `mostWaiting`:
 * how many may wait with the change. `overLimit`: places are taken although none is open, which lasts until as many are
 * back.
 */
export function changePool(
  pool: Pool,
  change: PoolChange,
  {
    refused = concurrentChange,
    mostWaiting,
    overLimit = false,
  }: { refused?: () => Error; mostWaiting?: number; overLimit?: boolean } = {},
): Write {
  const changes = Object.entries(change)
  const down = changes.filter(([figure, by]) => by < 0 && !(overLimit && figure === 'available'))
  // Places go out differently depending on whether anyone waits.
  const givesBack = (change.taken ?? 0) < 0 || (change.available ?? 0) > 0
  const room = mostWaiting === undefined ? undefined : mostWaiting - (change.waiting ?? 0)
  const conditions = [
    'attribute_exists(pk)',
    pool.available === undefined ? 'attribute_not_exists(#available)' : 'attribute_exists(#available)',
    ...(givesBack ? [pool.waiting > 0 ? '#waiting > :nothing' : '#waiting = :nothing'] : []),
    ...(room === undefined ? [] : ['#waiting <= :room']),
    ...down.map(([figure]) => `#${figure} >= :least_${figure}`),
  ]
  return {
    item: {
      Update: {
        TableName: env('TABLE_NAME'),
        Key: pools.key(pool),
        UpdateExpression: `ADD #version :one, ${changes.map(([figure]) => `#${figure} :${figure}`).join(', ')}`,
        ConditionExpression: conditions.join(' AND '),
        ExpressionAttributeNames: {
          '#version': 'version',
          '#available': 'available',
          ...((givesBack || room !== undefined) && { '#waiting': 'waiting' }),
          ...Object.fromEntries(changes.map(([figure]) => [`#${figure}`, figure])),
        },
        ExpressionAttributeValues: {
          ':one': 1,
          ...(givesBack && { ':nothing': 0 }),
          ...(room !== undefined && { ':room': room }),
          ...Object.fromEntries(changes.map(([figure, by]) => [`:${figure}`, by])),
          ...Object.fromEntries(down.map(([figure, by]) => [`:least_${figure}`, -by])),
        },
      },
    },
    refused,
  }
}
