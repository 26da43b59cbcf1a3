import { facts } from '#core/events/registrations/facts.ts'
import { offerNextPlaces } from '#core/events/registrations/offer-next-places.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: what is offered follows from the places as they are now. */
export const handler = consumer(facts, 'place.freed', 'offer-next-places', ({ fact, now }) =>
  offerNextPlaces(fact.payload.eventId, now),
)
