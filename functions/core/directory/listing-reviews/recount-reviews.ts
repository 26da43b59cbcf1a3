import type { Write } from '#core/platform/db/write.ts'
import { isCountedFor } from '#shared/directory/listing-reviews/written-review.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingReviews } from './listing-reviews.ts'

type Recounted = { rating: Pick<Listing, 'ratingSum' | 'ratingCount'>; writes: Write[] }

/**
 * The rating of a listing that gets another owner: the review of the one leaves it until their role ends, that of the
 * other counts again. A review of either that comes meanwhile changes the rating, so that this is refused.
 */
export async function recountReviews(
  listing: Listing,
  next: { ownerId: string | undefined },
): Promise<Recounted> {
  const owners = new Set([listing.ownerId, next.ownerId].filter((id) => id !== undefined))
  const found = await Promise.all(
    [...owners].map((userId) => listingReviews.get({ listingId: listing.id, userId }, { consistent: true })),
  )
  let { ratingSum, ratingCount } = listing
  const writes = found.flatMap((review) => {
    const isCounted = review && isCountedFor(review, next)
    if (!review || isCounted === undefined || isCounted === review.isCounted) return []
    const by = isCounted ? 1 : -1
    ratingSum += by * review.stars
    ratingCount += by
    const { version } = review
    return [listingReviews.put({ ...review, isCounted, version: version + 1 }, { version })]
  })
  return { rating: { ratingSum, ratingCount }, writes }
}
