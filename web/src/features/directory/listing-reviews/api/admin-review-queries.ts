import { decideReview, listAllReviews } from '#shared/directory/listing-reviews/admin-contract.ts'
import type { ReviewStatus } from '#shared/directory/listing-reviews/listing-review.ts'
import { command } from '#web/features/platform/forms/command.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The reviews of a status, for administrators. */
export const allReviewsQuery = (status: ReviewStatus) =>
  pagesQuery(listAllReviews, {
    key: ['listingReviews', listAllReviews.name, { status }],
    query: { status },
    keepPrevious: true,
  })

export const useDecideReview = command(decideReview, {
  changes: [['listingReviews'], ['listings'], ['waiting-work']],
})
