import { isFlagged } from '#shared/directory/listings/flagged-words.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'
import { latestMonth } from './latest-month.ts'
import { type ListingReview, mostReviewPictures, type ReviewFields } from './listing-review.ts'
import { reviewRefusal } from './review-refusal.ts'

type Written = ReviewFields & Pick<ListingReview, 'pictures'>

/** Refuses a visit that is still to come. */
export function assertVisited({ visitedOn }: Pick<ReviewFields, 'visitedOn'>, now: string): void {
  if (visitedOn > latestMonth(now)) throw reviewRefusal.later()
}

const waits = ({ text, pictures }: Written) => isFlagged([text, ...pictures.map(({ alt }) => alt)].join('\n'))

/** True while the stars of a review are in the rating: those of someone who runs the business are not. */
export const isCountedFor = (
  { status, userId }: Pick<ListingReview, 'status' | 'userId'>,
  { ownerId }: Pick<Listing, 'ownerId'>,
): boolean => status === 'published' && userId !== ownerId

type Standing = { listing: Pick<Listing, 'ownerId'>; now: string }

/** A new review: published at once if its author is trusted and no word in it is flagged. */
export function newReview(
  begun: Pick<ListingReview, 'id' | 'listingId' | 'userId'>,
  written: Written,
  { listing, now, isTrusted }: Standing & { isTrusted: boolean },
): ListingReview {
  const status = isTrusted && !waits(written) ? 'published' : 'pending'
  return {
    ...begun,
    ...written,
    status,
    isCounted: isCountedFor({ status, userId: begun.userId }, listing),
    helpfulCount: 0,
    ...(status === 'published' && { publishedAt: now }),
    createdAt: now,
    version: 1,
  }
}

/** A review that its author changed: a published one stays so unless a word is flagged, a hidden one waits again. */
export function editedReview(
  before: ListingReview,
  written: Written,
  { listing, now }: Standing,
): ListingReview {
  if (before.status === 'removed') throw reviewRefusal.removed(before.reason ?? '')
  if (written.pictures.length > mostReviewPictures) throw reviewRefusal.tooManyPictures(mostReviewPictures)
  const { reason: _, ...rest } = before
  const status = before.status === 'published' && !waits(written) ? 'published' : 'pending'
  return {
    ...rest,
    ...written,
    status,
    isCounted: isCountedFor({ status, userId: before.userId }, listing),
    ...(before.publishedAt && { editedAt: now }),
    version: before.version + 1,
  }
}
