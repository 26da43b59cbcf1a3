import { alertOfAdjustment } from '#core/billing/adjustments/alert-of-adjustment.ts'
import { facts } from '#core/billing/adjustments/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'adjustment.failed', 'alert-administrators', ({ fact, now, once }) =>
  alertOfAdjustment(fact.payload, now, once),
)
