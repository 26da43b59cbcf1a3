import { facts } from '#core/events/events/facts.ts'
import { offerNextPlaces } from '#core/events/registrations/offer-next-places.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** A higher limit has places for those who wait. No `once`: what is offered follows from the places as they are now. */
export const handler = consumer(facts, 'event.changed', 'offer-next-places', ({ fact, now }) =>
  offerNextPlaces(fact.payload.eventId, now),
)
