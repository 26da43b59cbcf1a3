import { facts } from '#core/events/events/facts.ts'
import { cancelRegistrationsOf } from '#core/events/registrations/cancel-registrations-of.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: finished entries are left alone, so that a run that broke off continues. */
export const handler = consumer(facts, 'event.cancelled', 'cancel-registrations', ({ fact, now }) =>
  cancelRegistrationsOf(fact.payload.eventId, now),
)
