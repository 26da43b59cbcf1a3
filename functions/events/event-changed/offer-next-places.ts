import { facts } from '#core/events/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'
import { offerNextPlaces } from '#core/registrations/offer-next-places.ts'

/** A higher limit has places for those who wait. No `once`: what is offered follows from the places as they are now. */
export const handler = consumer(facts, 'event.changed', 'offer-next-places', ({ fact, now }) =>
  offerNextPlaces(fact.payload.eventId, now),
)
