import { facts } from '#core/events/events/facts.ts'
import { followEventStart } from '#core/events/registrations/follow-event-start.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: what is written follows from the event as it is now. */
export const handler = consumer(facts, 'event.changed', 'follow-start', ({ fact }) =>
  followEventStart(fact.payload.eventId),
)
