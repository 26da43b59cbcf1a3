import { facts } from '#core/ads/ad-orders/facts.ts'
import { settleLateLine } from '#core/ads/ad-orders/settle-late-line.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once` here: a refund names its line, for which it is made once. */
export const handler = consumer(facts, 'ad_order.line_late', 'run-or-refund', ({ fact, now }) =>
  settleLateLine(fact.payload, now),
)
