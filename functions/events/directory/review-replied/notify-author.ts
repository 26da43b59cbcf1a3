import { facts } from '#core/directory/listing-reviews/facts.ts'
import { notifyOfReply } from '#core/directory/listing-reviews/tell-of-review.ts'
import { consumer } from '#core/platform/facts/consumer.ts'

export const handler = consumer(facts, 'review.replied', 'notify-author', ({ fact, now, once }) =>
  notifyOfReply(fact.payload.reviewId, now, once),
)
