import { consumer } from '#core/facts/consumer.ts'
import { followSuspension } from '#core/subscriptions/follow-suspension.ts'
import { facts } from '#core/users/facts.ts'

/** No `once`: it goes by how the account stands now, however often. */
export const handler = consumer(facts, 'account.reactivated', 'resume-billing', ({ fact, now }) =>
  followSuspension(fact.payload.userId, now),
)
