import { consumer } from '#core/platform/facts/consumer.ts'
import { alertOfDispute } from '#core/transactions/alert-of-dispute.ts'
import { facts } from '#core/transactions/facts.ts'

export const handler = consumer(facts, 'dispute.opened', 'alert-administrators', ({ fact, now, once }) =>
  alertOfDispute(fact.payload, now, once),
)
