import { consumer } from '#core/facts/consumer.ts'
import { followSuspension } from '#core/subscriptions/follow-suspension.ts'

/** No `once`: it goes by how the account stands now, however often. */
export const handler = consumer('account.suspended', 'pause-billing', ({ fact, now }) =>
  followSuspension(fact.payload.userId, now),
)
