import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { entity } from '#core/platform/db/entity.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { UserId } from '#shared/platform/users/user.ts'

const mostDrafts = 50

/** The number of drafts an organizer has. */
export const eventDrafts = entity({
  name: 'event-drafts',
  erasure: 'with the member',
  schema: z.object({ userId: UserId, count: z.int(), version: z.int() }),
  key: ({ userId }: { userId: string }) => ({ pk: `USER#${userId}`, sk: 'EVENT_DRAFTS' }),
})

const counting = (userId: string, by: number) => {
  const { pk, sk, ...attributes } = eventDrafts.item({ userId, count: by, version: 1 })
  return {
    TableName: env('TABLE_NAME'),
    Key: { pk, sk },
    UpdateExpression: 'SET #entity = :entity, #userId = :userId, #version = :version ADD #count :count',
    ExpressionAttributeNames: {
      '#entity': 'entity',
      '#userId': 'userId',
      '#version': 'version',
      '#count': 'count',
    },
    ExpressionAttributeValues: Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [`:${name}`, value]),
    ),
  }
}

/** One more draft, unless there are as many as an organizer may have. */
export const oneMoreDraft = (userId: string): Write => {
  const update = counting(userId, 1)
  return {
    item: {
      Update: {
        ...update,
        ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
        ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':most': mostDrafts },
      },
    },
    refused: () =>
      new AppError(
        'conflict',
        'too_many_drafts',
        `You have ${mostDrafts} drafts. Publish or archive one first.`,
      ),
  }
}

/** Drafts that no limit refuses: one that becomes something else, or that an administrator makes of something else. */
export const countDrafts = (userId: string, by: 1 | -1): Write => ({
  item: { Update: counting(userId, by) },
})
