import { createHash } from 'node:crypto'
import type { UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { AppError } from '#shared/errors.ts'
import { countedCalls } from './counted-calls.ts'

type Counted = {
  /** The thing being counted: a route, or its effect on a target. */
  name: string
  /** The caller being counted; an address appears here as its fingerprint. */
  who: string
  limit: { max: number; seconds: number }
}

type CountedCall = {
  update: UpdateCommandInput & Pick<Required<UpdateCommandInput>, 'UpdateExpression'>
  refused: () => AppError
}

/** One call more in a fixed window: the update, which does not hold once the window is used up, and what that means. */
export function countedCall({ name, who, limit }: Counted, now: string): CountedCall {
  const nowSeconds = Math.floor(Date.parse(now) / 1000)
  const window = Math.floor(nowSeconds / limit.seconds)
  const endsAt = (window + 1) * limit.seconds
  return {
    update: {
      TableName: env('TABLE_NAME'),
      Key: { pk: `RATE#${name}#${who}`, sk: `WINDOW#${window}` },
      UpdateExpression: 'SET #ttl = :ttl, #entity = :entity ADD calls :one',
      ConditionExpression: 'attribute_not_exists(calls) OR calls < :max',
      ExpressionAttributeNames: { '#ttl': 'ttl', '#entity': 'entity' },
      ExpressionAttributeValues: {
        ':ttl': endsAt + 3600,
        ':entity': countedCalls.name,
        ':one': 1,
        ':max': limit.max,
      },
    },
    refused: () =>
      new AppError('rate_limited', 'rate_limited', 'Too many requests. Please wait before you try again.', {
        retryAfterSeconds: endsAt - nowSeconds,
      }),
  }
}

/** Addresses are kept only as this. */
export const fingerprint = (address: string) =>
  createHash('sha256').update(address).digest('base64url').slice(0, 22)
