import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { notifyOfCustomerMessage } from '#core/support/support-requests/tell-of-request.ts'

export const handler = consumer(facts, 'request.customer_wrote', 'notify', ({ fact, now, once }) =>
  notifyOfCustomerMessage(fact.payload, now, once),
)
