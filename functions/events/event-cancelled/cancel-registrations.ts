import { facts } from '#core/events/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { cancelRegistrationsOf } from '#core/registrations/cancel-registrations-of.ts'

/** No `once`: finished entries are left alone, so that a run that broke off continues. */
export const handler = consumer(facts, 'event.cancelled', 'cancel-registrations', ({ fact, now }) =>
  cancelRegistrationsOf(fact.payload.eventId, now),
)
