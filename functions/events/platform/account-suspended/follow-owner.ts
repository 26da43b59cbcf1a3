import { followOwner } from '#core/directory/listings/follow-owner.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: it follows from the present state of the account, however often. */
export const handler = consumer(facts, 'account.suspended', 'follow-owner', ({ fact, now }) =>
  followOwner(fact.payload.userId, now),
)
