import { facts } from '#core/directory/listing-reviews/facts.ts'
import { notifyOfReview } from '#core/directory/listing-reviews/tell-of-review.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'review.published', 'notify-owner', ({ fact, now, once }) =>
  notifyOfReview(fact.payload.reviewId, now, once),
)
