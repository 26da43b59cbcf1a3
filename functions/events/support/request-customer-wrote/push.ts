import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/support/support-requests/facts.ts'
import { pushRequest } from '#core/support/support-requests/push-request.ts'

/** No `once`: a page that hears of a message twice reads the same messages. */
export const handler = consumer(facts, 'request.customer_wrote', 'push', ({ fact, now }) =>
  pushRequest(fact.payload.requestId, now),
)
