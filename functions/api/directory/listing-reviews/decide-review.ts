import { adminReview } from '#core/directory/listing-reviews/admin-reviews.ts'
import { reviewBy } from '#core/directory/listing-reviews/find-review.ts'
import { saveReview } from '#core/directory/listing-reviews/save-review.ts'
import { tellAuthor } from '#core/directory/listing-reviews/tell-author.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { decideReview as contract } from '#shared/directory/listing-reviews/admin-contract.ts'
import { decidedReview } from '#shared/directory/listing-reviews/decided-review.ts'
import { reviewRefusal } from '#shared/directory/listing-reviews/review-refusal.ts'

const decideReview = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const { publishes, reason, version } = body
    const review = await reviewBy(params.author, params.listingId)
    if (!review) throw reviewRefusal.notFound()
    const listing = await findListing(review.listingId)
    const after = decidedReview(review, { publishes, reason }, { listing, now })
    if (review.version !== version) throw concurrentChange()
    const answer = await adminReview(after)
    const did = publishes ? 'Published' : 'Hid'
    await commit(
      ...saveReview(listing, review, after, now),
      ...(await tellAuthor(after, listing, now)),
      recordActivity(
        {
          by: actor,
          type: 'listing_decision',
          description: `${did} a review of ${listing.businessName}${reason && `: ${reason}`}`,
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, decideReview)
