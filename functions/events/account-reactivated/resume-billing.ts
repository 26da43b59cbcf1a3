import { consumer } from '#core/facts/consumer.ts'
import { followSuspension } from '#core/subscriptions/follow-suspension.ts'
import { facts } from '#core/users/facts.ts'

/** No `once`: it follows from the present state of the account, however often. */
export const handler = consumer(facts, 'account.reactivated', 'resume-billing', ({ fact, now }) =>
  followSuspension(fact.payload.userId, now),
)
