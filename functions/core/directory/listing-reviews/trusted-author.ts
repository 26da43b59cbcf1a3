import { eachItem } from '#core/platform/db/each-item.ts'
import { type ListingReview, reviewsBeforeTrust } from '#shared/directory/listing-reviews/listing-review.ts'
import { listingReviews, reviewsBy } from './listing-reviews.ts'

/** All reviews of a member, the first ones first. */
export const eachReviewBy = (userId: string): AsyncGenerator<ListingReview> =>
  eachItem(listingReviews, { index: 'gsi2', pk: reviewsBy(userId) })

/** How many reviews of a member are public; counting ends at `most`. */
export async function publishedBy(userId: string, most: number): Promise<number> {
  let count = 0
  for await (const { status } of eachReviewBy(userId)) {
    if (status === 'published') count++
    if (count === most) break
  }
  return count
}

/** True for someone of whom enough reviews were published that the next one need not wait. */
export const isTrustedAuthor = async (userId: string): Promise<boolean> =>
  (await publishedBy(userId, reviewsBeforeTrust)) === reviewsBeforeTrust
