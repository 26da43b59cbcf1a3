import { consumer } from '#core/platform/facts/consumer.ts'
import { alertOfUnknownPlace } from '#core/subscriptions/alert-of-unknown-place.ts'
import { facts } from '#core/subscriptions/facts.ts'

export const handler = consumer(facts, 'tax.place_unknown', 'alert-administrators', ({ fact, now, once }) =>
  alertOfUnknownPlace(fact.payload, now, once),
)
