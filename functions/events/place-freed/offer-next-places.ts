import { consumer } from '#core/platform/facts/consumer.ts'
import { facts } from '#core/registrations/facts.ts'
import { offerNextPlaces } from '#core/registrations/offer-next-places.ts'

/** No `once`: what is offered follows from the places as they are now. */
export const handler = consumer(facts, 'place.freed', 'offer-next-places', ({ fact, now }) =>
  offerNextPlaces(fact.payload.eventId, now),
)
