import { alertOfDispute } from '#core/billing/transactions/alert-of-dispute.ts'
import { facts } from '#core/billing/transactions/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'dispute.opened', 'alert-administrators', ({ fact, now, once }) =>
  alertOfDispute(fact.payload, now, once),
)
