import { alertOfUnknownPlace } from '#core/billing/subscriptions/alert-of-unknown-place.ts'
import { facts } from '#core/billing/subscriptions/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'tax.place_unknown', 'alert-administrators', ({ fact, now, once }) =>
  alertOfUnknownPlace(fact.payload, now, once),
)
