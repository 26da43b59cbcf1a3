import { consumer } from '#core/platform/facts/consumer.ts'
import { alertOfRefund } from '#core/transactions/alert-of-refund.ts'
import { facts } from '#core/transactions/facts.ts'

export const handler = consumer(facts, 'refund.failed', 'alert-administrators', ({ fact, now, once }) =>
  alertOfRefund(fact.payload, now, once),
)
