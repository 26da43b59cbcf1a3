import { concurrentChange } from '#core/db/commit.ts'
import type { Write } from '#core/db/write.ts'
import { env } from '#core/env.ts'
import type { PoolChange } from './pool-rules.ts'
import { type Pool, pools } from './pools.ts'

/**
 * Changes the figures of a pool in the transaction of what takes or gives the places. None falls below nothing, which
 * `refused` says; where a place is given back, somebody still waits, or nobody does, as it was read.
 */
export function changePool(pool: Pool, change: PoolChange, refused: () => Error = concurrentChange): Write {
  const changes = Object.entries(change)
  const down = changes.filter(([, by]) => by < 0)
  // To whom a place goes follows from whether somebody waits.
  const givesBack = (change.available ?? 0) > 0 || (change.reserved ?? 0) > 0
  const conditions = [
    'attribute_exists(pk)',
    pool.available === undefined ? 'attribute_not_exists(#available)' : 'attribute_exists(#available)',
    ...(givesBack ? [pool.waiting > 0 ? '#waiting > :nothing' : '#waiting = :nothing'] : []),
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
          ...(givesBack && { '#waiting': 'waiting' }),
          ...Object.fromEntries(changes.map(([figure]) => [`#${figure}`, figure])),
        },
        ExpressionAttributeValues: {
          ':one': 1,
          ...(givesBack && { ':nothing': 0 }),
          ...Object.fromEntries(changes.map(([figure, by]) => [`:${figure}`, by])),
          ...Object.fromEntries(down.map(([figure, by]) => [`:least_${figure}`, -by])),
        },
      },
    },
    refused,
  }
}
