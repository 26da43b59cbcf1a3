import { followSeller } from '#core/market/market-items/follow-seller.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: it follows from the present state of the account, however often. */
export const handler = consumer(facts, 'account.reactivated', 'follow-seller', ({ fact, now }) =>
  followSeller(fact.payload.userId, now),
)
