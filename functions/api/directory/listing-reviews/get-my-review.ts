import { reviewBy } from '#core/directory/listing-reviews/find-review.ts'
import { helpfulMarks, marksAbout, marksBy } from '#core/directory/listing-reviews/helpful-marks.ts'
import { isInvolved, runsBusiness } from '#core/directory/listing-reviews/runs-business.ts'
import { findPublicListing } from '#core/directory/listings/find-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMyReview as contract, type MyReview } from '#shared/directory/listing-reviews/contract.ts'

/** No list of reviews is longer. */
const mostMarks = 500

async function getMyReview({ actor, params, now }: ApiRequest<typeof contract>): Promise<MyReview> {
  const { userId, user } = actor
  const listing = await findPublicListing(params.listingId, now)
  const [review, marks, takesPart] = await Promise.all([
    reviewBy(userId, listing.id),
    helpfulMarks.list({
      index: 'gsi1',
      pk: marksBy(userId),
      prefix: marksAbout(listing.id),
      limit: mostMarks,
    }),
    isInvolved(listing, userId),
  ])
  const runsIt = runsBusiness(listing, userId)
  return {
    ...(review && { review }),
    mayWrite: !runsIt && !takesPart && user.status === 'active' && review?.status !== 'removed',
    runsIt,
    isInvolved: takesPart,
    helpful: marks.items.map(({ reviewId }) => reviewId),
  }
}

export const handler = endpoint(contract, getMyReview)
