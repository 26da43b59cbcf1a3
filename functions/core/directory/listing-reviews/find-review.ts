import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { listingReviews } from './listing-reviews.ts'
import { reviewKeys } from './review-keys.ts'

/** A review by its id, as it is now; undefined for one that has gone. */
export async function findReview(id: string): Promise<ListingReview | undefined> {
  const key = await reviewKeys.get({ id }, { consistent: true })
  const review = key && (await listingReviews.get(key, { consistent: true }))
  return review?.id === id ? review : undefined
}

/** The review of a member about a listing, as it is now. */
export const reviewBy = (userId: string, listingId: string): Promise<ListingReview | undefined> =>
  listingReviews.get({ listingId, userId }, { consistent: true })
