import { facts } from '#core/ads/ad-orders/facts.ts'
import { refundUnpayable } from '#core/ads/ad-orders/refund-unpayable.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once` here: a refund names its payment, for which it is made once. */
export const handler = consumer(facts, 'ad_order.unpayable', 'refund', ({ fact, now }) =>
  refundUnpayable(fact.payload, now),
)
