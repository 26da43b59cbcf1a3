import { listings } from '#core/directory/listings/listings.ts'
import type { Write } from '#core/platform/db/write.ts'
import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import { users } from '#core/platform/users/users.ts'
import {
  hiddenByReports,
  isHiddenByReports,
  settledAs,
} from '#shared/directory/listing-reviews/decided-review.ts'
import type { ListingReview, ReviewStatus } from '#shared/directory/listing-reviews/listing-review.ts'
import { reviewsPath } from '#shared/directory/listing-reviews/reviews-path.ts'
import { findReview } from './find-review.ts'
import { saveReview } from './save-review.ts'
import { tellAuthor } from './tell-author.ts'

const listingOf = ({ listingId }: ListingReview) => listings.get({ id: listingId }, { consistent: true })

/** The actions report cases can take on reviews. A hidden or removed one leaves the rating as well. */
export const reportedSubjects: Record<'review', SubjectOf> = {
  review: {
    load: async (id) => {
      const review = await findReview(id)
      if (!review?.publishedAt) return undefined
      const [listing, author] = await Promise.all([
        listingOf(review),
        users.get({ id: review.userId }, { consistent: true }),
      ])
      return {
        title: `Review of ${listing?.businessName ?? 'a business'}`,
        text: `${review.stars} of 5 stars\n\n${review.text}`,
        href: reviewsPath(review.listingId),
        // Of someone who has left, only the words are there.
        ...(author && { authorId: author.id }),
        changedAt: review.editedAt ?? review.publishedAt,
        isRemoved: review.status === 'removed',
      }
    },
    setHidden: async (id, isHidden, now) => {
      const review = await findReview(id)
      if (!review) return []
      if (isHidden) return review.status === 'published' ? step(review, 'hidden', hiddenByReports, now) : []
      // What an administrator hid stays hidden, whatever becomes of reports.
      return review.status === 'removed' || isHiddenByReports(review)
        ? step(review, 'published', '', now)
        : []
    },
    remove: async (id, reason, now) => {
      const review = await findReview(id)
      return review && review.status !== 'removed' ? step(review, 'removed', reason, now) : []
    },
  },
}

async function step(
  review: ListingReview,
  status: ReviewStatus,
  reason: string,
  now: string,
): Promise<Write[]> {
  const listing = await listingOf(review)
  if (!listing) return []
  const after = settledAs(review, status, { listing, now, reason })
  // Reports decide nothing by themselves, so the author hears nothing yet.
  const isDecision = status === 'removed' || review.status === 'removed'
  return [
    ...saveReview(listing, review, after, now),
    ...(isDecision ? await tellAuthor(after, listing, now) : []),
  ]
}
