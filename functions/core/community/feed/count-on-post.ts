import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { postNotFound } from '#shared/community/feed/not-found.ts'
import { posts } from './posts.ts'

type Figure = 'likeCount' | 'commentCount'

/** Adds one, by a person who may still see the post at this moment; how its member stands is not checked here. */
export const countUp = (postId: string, figure: Figure, viewerId: string): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: posts.key({ id: postId }),
      UpdateExpression: 'ADD #figure :one',
      ConditionExpression:
        'attribute_exists(pk) AND (userId = :viewer OR (attribute_not_exists(hiddenReason) AND visibility <> :me))',
      ExpressionAttributeNames: { '#figure': figure },
      ExpressionAttributeValues: { ':one': 1, ':viewer': viewerId, ':me': 'me' },
    },
  },
  refused: postNotFound,
})

/** Adds one back to a figure that it was taken out of, even if others no longer see the post. */
export const countAgain = (postId: string, figure: Figure): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: posts.key({ id: postId }),
      UpdateExpression: 'ADD #figure :one',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#figure': figure },
      ExpressionAttributeValues: { ':one': 1 },
    },
  },
  refused: postNotFound,
})

/** One less of a post that was read, never below 0. */
export const countDown = (postId: string, figure: Figure): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: posts.key({ id: postId }),
      UpdateExpression: 'ADD #figure :less',
      ConditionExpression: 'attribute_exists(pk) AND #figure > :none',
      ExpressionAttributeNames: { '#figure': figure },
      ExpressionAttributeValues: { ':less': -1, ':none': 0 },
    },
  },
})
