import { createHash } from 'node:crypto'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { env } from '#core/env.ts'
import { documents } from '#core/platform/db/client.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { rememberedAnswers } from './remembered-answers.ts'

const secondsKept = 86_400

/** The same key has been answered by another, simultaneous request. */
export class AlreadyAnswered extends Error {}

export type Idempotency = {
  /** The answer that was given to this key before, as JSON. */
  previous(): Promise<{ body: string } | undefined>
  /** Keeps the answer; committed with the change itself, a key can never change anything twice. */
  remember(answer: unknown): Write
}

const validKey = /^[\w-]{8,128}$/

/**
 * The request that one caller’s `Idempotency-Key` belongs to on one route. The same key with another request is
 * refused.
 */
export function idempotency(
  key: string,
  scope: { route: string; userId: string; request: unknown },
  now: string,
): Idempotency {
  if (!validKey.test(key))
    throw new AppError(
      'invalid',
      'idempotency_key_invalid',
      'Idempotency-Key must be 8 to 128 letters, digits, - or _.',
    )
  const itemKey = { pk: rememberedAnswers.partition(scope.userId), sk: `${scope.route}#${key}` }
  const requestHash = createHash('sha256').update(JSON.stringify(scope.request)).digest('base64url')
  return {
    async previous() {
      const { Item } = await documents().send(
        new GetCommand({ TableName: env('TABLE_NAME'), Key: itemKey, ConsistentRead: true }),
      )
      if (!Item) return undefined
      if (Item.requestHash !== requestHash)
        throw new AppError(
          'unprocessable',
          'idempotency_key_reused',
          'This Idempotency-Key was already used for a different request. Use a new one.',
        )
      return { body: String(Item.body) }
    },
    remember: (answer) => ({
      item: {
        Put: {
          TableName: env('TABLE_NAME'),
          Item: {
            ...itemKey,
            entity: rememberedAnswers.name,
            requestHash,
            body: JSON.stringify(answer ?? null),
            ttl: Math.floor(Date.parse(now) / 1000) + secondsKept,
          },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      refused: () => new AlreadyAnswered(),
      decides: true,
    }),
  }
}
