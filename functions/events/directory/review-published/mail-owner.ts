import { facts } from '#core/directory/listing-reviews/facts.ts'
import { mailOfReview } from '#core/directory/listing-reviews/tell-of-review.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'review.published', 'mail-owner', ({ fact, now, once }) =>
  mailOfReview(fact.payload.reviewId, now, once),
)
