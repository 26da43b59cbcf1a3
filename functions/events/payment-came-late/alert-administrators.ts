import { consumer } from '#core/platform/facts/consumer.ts'
import { alertOfLatePayment } from '#core/transactions/alert-of-late-payment.ts'
import { facts } from '#core/transactions/facts.ts'

export const handler = consumer(facts, 'payment.came_late', 'alert-administrators', ({ fact, now, once }) =>
  alertOfLatePayment(fact.payload, now, once),
)
