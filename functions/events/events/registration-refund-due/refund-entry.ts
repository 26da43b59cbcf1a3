import { facts } from '#core/events/registrations/facts.ts'
import { refundEntry } from '#core/events/registrations/refund-entry.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: each refund has a name by which it is made once. */
export const handler = consumer(facts, 'registration.refund_due', 'refund-entry', ({ fact, now }) =>
  refundEntry(fact.payload, now),
)
