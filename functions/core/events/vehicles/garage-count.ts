import * as z from 'zod/mini'
import { addTo } from '#core/platform/db/add-to.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { mostVehicles } from '#shared/events/vehicles/contract.ts'
import { UserId } from '#shared/platform/users/user.ts'

/** The number of vehicles in a garage, without archived ones. */
export const garageCounts = entity({
  name: 'garage-count',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, count: z.int(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'GARAGE' }),
})

const counting = (userId: string, by: 1 | -1) =>
  addTo(garageCounts, { userId, count: by, version: 1 }, 'count').item.Update

/** One more vehicle, unless the garage is full. */
export function oneMoreVehicle(userId: string): Write {
  const update = counting(userId, 1)
  return {
    item: {
      Update: {
        ...update,
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':most': mostVehicles },
      },
    },
    refused: () =>
      new AppError('conflict', 'garage_full', `A garage holds ${mostVehicles} vehicles. Archive one first.`),
  }
}

export const oneVehicleLess = (userId: string): Write => ({ item: { Update: counting(userId, -1) } })
