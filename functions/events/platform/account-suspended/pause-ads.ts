import { followAdvertiser } from '#core/ads/ad-campaigns/follow-advertiser.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/platform/users/facts.ts'

/** No `once`: it follows from the present state of the account, however often. */
export const handler = consumer(facts, 'account.suspended', 'pause-ads', ({ fact, now }) =>
  followAdvertiser(fact.payload.userId, now),
)
