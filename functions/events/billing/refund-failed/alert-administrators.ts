import { alertOfRefund } from '#core/billing/transactions/alert-of-refund.ts'
import { facts } from '#core/billing/transactions/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'refund.failed', 'alert-administrators', ({ fact, now, once }) =>
  alertOfRefund(fact.payload, now, once),
)
