import { listingReviews, reviewsOfListing } from '#core/directory/listing-reviews/listing-reviews.ts'
import { publicReviews } from '#core/directory/listing-reviews/public-reviews.ts'
import {
  mostUnanswered,
  newestOfEach,
  type UnansweredReview,
} from '#shared/directory/business-overview/contract.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { isLive } from '#shared/directory/listings/stepped-listing.ts'

/** Reviews to which the business has not replied, among the newest of each listing; one by its owner needs no reply. */
export async function unansweredReviews(
  owned: readonly Listing[],
): Promise<{ reviews: UnansweredReview[]; hasMoreReviews: boolean }> {
  const reviewed = owned.filter((listing) => isLive(listing) && listing.ratingCount > 0)
  const found = await Promise.all(reviewed.map(withoutReply))
  const waiting = found.flat().toSorted((a, b) => b.review.createdAt.localeCompare(a.review.createdAt))
  const shown = waiting.slice(0, mostUnanswered)
  const read = await publicReviews(shown.map(({ review }) => review))
  return {
    reviews: read.flatMap((review, at) => {
      const listing = shown[at]?.listing
      return listing ? [{ listingId: listing.id, businessName: listing.businessName, review }] : []
    }),
    hasMoreReviews: waiting.length > shown.length,
  }
}

async function withoutReply(listing: Listing): Promise<{ listing: Listing; review: ListingReview }[]> {
  const { items } = await listingReviews.list({
    index: 'gsi1',
    pk: reviewsOfListing(listing.id),
    newestFirst: true,
    limit: newestOfEach,
  })
  return items
    .filter(({ reply, userId }) => !reply && userId !== listing.ownerId)
    .map((review) => ({ listing, review }))
}
