import { getMyReview, listReviews } from '#shared/directory/listing-reviews/contract.ts'
import type { ReviewSort } from '#shared/directory/listing-reviews/review-order.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { query } from '#web/lib/query.ts'

const noun = 'listingReviews'

const asked = (listingId: ListingId, sort: ReviewSort) => ({
  key: [noun, listReviews.name, listingId, sort],
  params: { listingId },
  query: { sort },
})

/** The reviews of a business, a page at a time. */
export const reviewPagesQuery = (listingId: ListingId, sort: ReviewSort) =>
  pagesQuery(listReviews, { ...asked(listingId, sort), keepPrevious: true })

/** What the page of a listing reads of them before it is shown. */
export const reviewsQuery = (listingId: ListingId) => firstPageQuery(listReviews, asked(listingId, 'newest'))

/** The member’s own review of a business, and what they may do there. */
export const myReviewQuery = (listingId: ListingId) => query(noun, getMyReview, { params: { listingId } })
