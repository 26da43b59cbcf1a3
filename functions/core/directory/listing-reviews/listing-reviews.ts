import { entity } from '#core/platform/db/entity.ts'
import { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'

export const reviewPrefix = 'REVIEW#'
export const reviewsOfListing = (listingId: string) => `REVIEWS#${listingId}`
export const reviewsBy = (userId: string) => `REVIEWS_BY#${userId}`
export const reviewsPartition = (status: ListingReview['status']) => `REVIEWS_ALL#${status}`

/**
 * Reviews of listings, one for each member. `gsi1` lists the published ones of a listing by time, `gsi2` those of a
 * member, `gsi3` those of a status.
 */
export const listingReviews = entity({
  name: 'listing-review',
  erasure: 'by its noun',
  schema: ListingReview,
  key: ({ listingId, userId }: { listingId: string; userId: string }) => ({
    pk: `LISTING#${listingId}`,
    sk: `${reviewPrefix}${userId}`,
  }),
  counted: ['helpfulCount'],
  gsi1: ({ listingId, status, publishedAt, createdAt, id }) =>
    status === 'published'
      ? { pk: reviewsOfListing(listingId), sk: `${publishedAt ?? createdAt}#${id}` }
      : undefined,
  gsi2: ({ userId, createdAt, id }) => ({ pk: reviewsBy(userId), sk: `${createdAt}#${id}` }),
  gsi3: ({ status, createdAt, id }) => ({ pk: reviewsPartition(status), sk: `${createdAt}#${id}` }),
})
