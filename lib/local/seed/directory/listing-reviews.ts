import { listingReviews } from '#core/directory/listing-reviews/listing-reviews.ts'
import { reviewKeys } from '#core/directory/listing-reviews/review-keys.ts'
import type { SeedSize } from '#lib/local/seed/seed-size.ts'
import { demoDirectory } from './demo-directory.ts'

/** The reviews of the demo; the ratings of its listings are their sums. */
export const seed = async (now: string, size: SeedSize) => {
  const { reviews } = await demoDirectory(now, size)
  return reviews.flatMap((review) => [
    listingReviews.put(review, { absent: true }),
    reviewKeys.put(
      { id: review.id, listingId: review.listingId, userId: review.userId, version: 1 },
      { absent: true },
    ),
  ])
}
