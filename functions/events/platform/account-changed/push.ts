import { consumer } from '#core/platform/facts/consumer.ts'
import { push } from '#core/platform/live/push.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once` here: reading the account again changes nothing. */
export const handler = consumer(facts, 'account.changed', 'push', ({ fact, now }) =>
  push(fact.payload.userId, { kind: 'account' }, now),
)
