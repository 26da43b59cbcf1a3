import { addReview } from '#core/directory/listing-reviews/save-review.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { isCountedFor } from '#shared/directory/listing-reviews/written-review.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { newId } from '#shared/ids.ts'
import { putListing } from './put-listing.ts'

const createdAt = '2026-01-01T00:00:00.000Z'

/** Stores a published listing that nobody owns, unless it is said otherwise. */
export const putReviewable = ({ ownerId, ...more }: Partial<Listing> = {}): Promise<Listing> =>
  putListing(ownerId, more)

export const reviewFields = { stars: 4, text: 'They measured first and tuned twice.', visitedOn: '2026-01' }

/** What the form of a review sends. */
export const reviewBody = (more: Partial<typeof reviewFields> & { version?: number } = {}) => ({
  ...reviewFields,
  uploads: [],
  keeps: [],
  ...more,
})

/** Stores a published review of a listing, with its part of the rating. */
export async function putReview(
  listing: Listing,
  userId: string,
  more: Partial<ListingReview> = {},
): Promise<ListingReview> {
  const at = more.createdAt ?? createdAt
  const status = more.status ?? 'published'
  const review: ListingReview = {
    id: newId('rev', at) as ListingReview['id'],
    listingId: listing.id,
    userId,
    ...reviewFields,
    pictures: [],
    status,
    isCounted: isCountedFor({ status, userId }, listing),
    helpfulCount: 0,
    ...(status === 'published' && { publishedAt: at }),
    createdAt: at,
    version: 1,
    ...more,
  }
  await commit(...addReview(listing, review, at))
  return review
}

/** Makes someone an author whose reviews need not wait. */
export async function trust(userId: string): Promise<void> {
  for (let count = 0; count < 3; count++) await putReview(await putReviewable(), userId)
}

/** The rating of a listing as it is stored. */
export async function ratingOf({ id }: Pick<Listing, 'id'>): Promise<[sum: number, count: number]> {
  const listing = await listings.get({ id }, { consistent: true })
  return [listing?.ratingSum ?? -1, listing?.ratingCount ?? -1]
}
