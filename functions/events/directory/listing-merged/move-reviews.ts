import { moveReviews } from '#core/directory/listing-reviews/move-reviews.ts'
import { facts } from '#core/directory/listings/facts.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

/** No `once`: a delivery that breaks off is repeated, and goes on with the reviews that have not moved. */
export const handler = consumer(facts, 'listing.merged', 'move-reviews', ({ fact, now }) =>
  moveReviews({ from: fact.payload.listingId, into: fact.payload.into }, now),
)
