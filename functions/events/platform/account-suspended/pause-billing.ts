import { followSuspension } from '#core/billing/subscriptions/follow-suspension.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: it follows from the present state of the account, however often. */
export const handler = consumer(facts, 'account.suspended', 'pause-billing', ({ fact, now }) =>
  followSuspension(fact.payload.userId, now),
)
