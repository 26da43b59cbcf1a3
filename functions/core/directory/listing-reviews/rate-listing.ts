import { listings } from '#core/directory/listings/listings.ts'
import { env } from '#core/env.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'

type Counted = Pick<ListingReview, 'stars' | 'isCounted'>
type Rated = Pick<Listing, 'id' | 'ownerId' | 'duplicateOf'>

const partOf = (review: Counted | undefined) =>
  review?.isCounted ? { sum: review.stars, count: 1 } : { sum: 0, count: 0 }

/**
 * Keeps the rating of a listing in step with one of its reviews: commit it with the review. Sums are added to, so that
 * reviews of many at once all count. The listing must have the owner that was read, who decides whether a review
 * counts, and be merged no further.
 */
export function rateListing(listing: Rated, before: Counted | undefined, after: Counted | undefined): Write {
  const [had, has] = [partOf(before), partOf(after)]
  const [sum, count] = [has.sum - had.sum, has.count - had.count]
  const { conditions, values } = unchanged(listing)
  const on = {
    TableName: env('TABLE_NAME'),
    Key: listings.key({ id: listing.id }),
    ConditionExpression: conditions.join(' AND '),
  }
  const isSame = sum === 0 && count === 0
  return {
    item: isSame
      ? {
          ConditionCheck: {
            ...on,
            ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
          },
        }
      : {
          Update: {
            ...on,
            UpdateExpression: 'ADD ratingSum :sum, ratingCount :count',
            ExpressionAttributeValues: { ...values, ':sum': sum, ':count': count },
          },
        },
    refused: concurrentChange,
  }
}

function unchanged({ ownerId, duplicateOf }: Rated) {
  const isStill = (name: string, value: string | undefined) =>
    value === undefined ? `attribute_not_exists(${name})` : `${name} = :${name}`
  return {
    conditions: ['attribute_exists(pk)', isStill('ownerId', ownerId), isStill('duplicateOf', duplicateOf)],
    values: {
      ...(ownerId !== undefined && { ':ownerId': ownerId }),
      ...(duplicateOf !== undefined && { ':duplicateOf': duplicateOf }),
    },
  }
}
