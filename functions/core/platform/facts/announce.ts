import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import { newId } from '#shared/ids.ts'
import type { FactName, FactPayload } from './facts.ts'
import { outbox } from './outbox.ts'

const daysKept = 7

/**
 * Puts a fact into the outbox, in the same transaction as the change it tells of. The table stream publishes it, so
 * a fact is never lost and never announced for a change that did not happen.
 */
export function announce<N extends FactName>(name: N, payload: FactPayload<N>, now: string): Write {
  const id = newId('fct', now)
  const ttl = Math.floor(Date.parse(now) / 1000) + daysKept * 86_400
  return {
    item: {
      Put: {
        TableName: env('TABLE_NAME'),
        Item: { pk: `FACT#${id}`, sk: 'FACT', entity: outbox.name, id, name, at: now, payload, ttl },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  }
}
