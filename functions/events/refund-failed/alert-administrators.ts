import { consumer } from '#core/facts/consumer.ts'
import { alertOfRefund } from '#core/transactions/alert-of-refund.ts'

export const handler = consumer('refund.failed', 'alert-administrators', ({ fact, now, once }) =>
  alertOfRefund(fact.payload, now, once),
)
