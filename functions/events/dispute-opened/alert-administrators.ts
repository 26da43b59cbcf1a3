import { consumer } from '#core/facts/consumer.ts'
import { alertOfDispute } from '#core/transactions/alert-of-dispute.ts'

export const handler = consumer('dispute.opened', 'alert-administrators', ({ fact, now, once }) =>
  alertOfDispute(fact.payload, now, once),
)
