import { env } from '#core/env.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { reviewRefusal } from '#shared/directory/listing-reviews/review-refusal.ts'
import { type HelpfulMark, helpfulMarks } from './helpful-marks.ts'
import { listingReviews } from './listing-reviews.ts'

type Key = Pick<ListingReview, 'listingId' | 'userId'>

/** One more whom a review helped; it must still be public. */
export const countHelpful = (review: Key): Write => ({
  item: {
    Update: {
      TableName: env('TABLE_NAME'),
      Key: listingReviews.key(review),
      UpdateExpression: 'ADD helpfulCount :one',
      ConditionExpression: '#status = :published',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':one': 1, ':published': 'published' },
    },
  },
  refused: reviewRefusal.notFound,
})

/** Takes a mark away with its part of the figure, whatever the status of the review; of one that has gone, the mark alone. */
export const withdrawMark = (mark: HelpfulMark, review: ListingReview | undefined): Write[] => [
  helpfulMarks.delete(mark),
  ...(review && review.helpfulCount > 0
    ? [
        {
          item: {
            Update: {
              TableName: env('TABLE_NAME'),
              Key: listingReviews.key(review),
              UpdateExpression: 'ADD helpfulCount :less',
              ConditionExpression: 'attribute_exists(pk) AND helpfulCount > :none',
              ExpressionAttributeValues: { ':less': -1, ':none': 0 },
            },
          },
        },
      ]
    : []),
]
