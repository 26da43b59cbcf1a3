import { endOfSponsor } from '#core/ads/sponsorships/end-gone.ts'
import { facts } from '#core/directory/listings/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** A listing that has left the directory sponsors no one. No `once`: what it is now decides, however often it is told. */
export const handler = consumer(facts, 'listing.changed', 'end-sponsorships', ({ fact, now }) =>
  endOfSponsor(fact.payload.listingId, now),
)
