import { consumer } from '#core/facts/consumer.ts'
import { push } from '#core/live/push.ts'

/** No `once` here: reading the account again changes nothing. */
export const handler = consumer('account.changed', 'push', ({ fact, now }) =>
  push(fact.payload.userId, { kind: 'account' }, now),
)
