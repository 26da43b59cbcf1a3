import { alertOfLatePayment } from '#core/billing/transactions/alert-of-late-payment.ts'
import { facts } from '#core/billing/transactions/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'payment.came_late', 'alert-administrators', ({ fact, now, once }) =>
  alertOfLatePayment(fact.payload, now, once),
)
