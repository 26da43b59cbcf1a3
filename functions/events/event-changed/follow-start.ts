import { facts } from '#core/events/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { followEventStart } from '#core/registrations/follow-event-start.ts'

/** No `once`: what is written follows from the event as it is now. */
export const handler = consumer(facts, 'event.changed', 'follow-start', ({ fact }) =>
  followEventStart(fact.payload.eventId),
)
