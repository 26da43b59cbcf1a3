import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { listingReviews } from './listing-reviews.ts'
import { rateListing } from './rate-listing.ts'
import { reviewKeys } from './review-keys.ts'

type Rated = Pick<Listing, 'id' | 'ownerId' | 'duplicateOf'>

const keyOf = ({ id, listingId, userId }: ListingReview) => ({ id, listingId, userId, version: 1 })

/** The writes of a new review, with its part of the rating. */
export const addReview = (listing: Rated, review: ListingReview, now: string): Write[] => [
  listingReviews.put(review, { absent: true }),
  reviewKeys.derive(keyOf(review)),
  rateListing(listing, undefined, review),
  ...publication(undefined, review, now),
]

/** The writes of a review that has changed, with the rating that it changes; files that it no longer shows go. */
export const saveReview = (
  listing: Rated,
  before: ListingReview,
  after: ListingReview,
  now: string,
): Write[] => [
  listingReviews.put(after, { version: before.version }),
  rateListing(listing, before, after),
  ...dropPictures(before, after.pictures, now),
  ...publication(before, after, now),
]

/** The writes that take a review away, with its part of the rating, its files, and what others thought of it. */
export const dropReview = (listing: Rated, review: ListingReview, now: string): Write[] => [
  listingReviews.delete(review),
  rateListing(listing, review, undefined),
  ...forgetReview(review, now),
]

/** What goes after a review that is no longer there. */
export const forgetReview = (review: ListingReview, now: string): Write[] => [
  reviewKeys.underive(keyOf(review)),
  announce('review.deleted', { reviewId: review.id }, now),
  ...dropPictures(review, [], now),
]

/** Files of pictures that a review no longer has go. */
export function dropPictures(
  { id: reviewId, pictures }: ListingReview,
  kept: ListingReview['pictures'],
  now: string,
): Write[] {
  const stay = new Set(kept.map(({ src }) => src))
  const dropped = pictures.flatMap(({ src }) => (stay.has(src) ? [] : [src]))
  return dropped.length > 0 ? [announce('review.pictures_dropped', { reviewId, pictures: dropped }, now)] : []
}

const publication = (before: ListingReview | undefined, after: ListingReview, now: string): Write[] =>
  after.publishedAt && !before?.publishedAt ? [announce('review.published', { reviewId: after.id }, now)] : []
