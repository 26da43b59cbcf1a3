import type { Listing } from '#shared/directory/listings/listing.ts'
import type { ListingReview, ReviewStatus } from './listing-review.ts'
import { reviewRefusal } from './review-refusal.ts'
import { isCountedFor } from './written-review.ts'

/** The reason that its author reads until an administrator decides. */
export const hiddenByReports = 'Members reported this review. An administrator will look at it.'

/** True while nothing but the weight of reports hides a review. */
export const isHiddenByReports = ({ status, reason }: Pick<ListingReview, 'status' | 'reason'>): boolean =>
  status === 'hidden' && reason === hiddenByReports

type Step = { listing: Pick<Listing, 'ownerId'>; now: string }

/** A review in another status; the first time that it is public is kept. */
export function settledAs(
  { reason: _, ...review }: ListingReview,
  status: ReviewStatus,
  { listing, now, reason }: Step & { reason?: string },
): ListingReview {
  return {
    ...review,
    status,
    ...(reason && { reason }),
    ...(status === 'published' && { publishedAt: review.publishedAt ?? now }),
    isCounted: isCountedFor({ status, userId: review.userId }, listing),
    version: review.version + 1,
  }
}

type Decision = { publishes: boolean; reason: string }

/** What an administrator decides about a review. What is so already, someone else has decided. */
export function decidedReview(
  review: ListingReview,
  { publishes, reason }: Decision,
  step: Step,
): ListingReview {
  if (publishes) {
    if (review.status === 'published') throw reviewRefusal.decided()
    return settledAs(review, 'published', step)
  }
  if (!reason) throw reviewRefusal.reasonRequired()
  if (review.status === 'removed' || (review.status === 'hidden' && !isHiddenByReports(review)))
    throw reviewRefusal.decided()
  return settledAs(review, 'hidden', { ...step, reason })
}
