import { reviewBy } from '#core/directory/listing-reviews/find-review.ts'
import { dropReview } from '#core/directory/listing-reviews/save-review.ts'
import { findListing, survivorOf } from '#core/directory/listings/find-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { deleteReview as contract } from '#shared/directory/listing-reviews/contract.ts'
import { reviewRefusal } from '#shared/directory/listing-reviews/review-refusal.ts'

/** A removed one stays, so that its author does not write it again. */
const deleteReview = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const listing = await survivorOf(params.listingId)
    // One that is still on its way to where its listing was merged.
    const review =
      (await reviewBy(actor.userId, listing.id)) ?? (await reviewBy(actor.userId, params.listingId))
    if (!review) return
    if (review.status === 'removed') throw reviewRefusal.removed(review.reason ?? '')
    const about = review.listingId === listing.id ? listing : await findListing(review.listingId)
    await commit(...dropReview(about, review, now), ...remember(undefined))
  })

export const handler = endpoint(contract, deleteReview)
