import { findReview } from '#core/directory/listing-reviews/find-review.ts'
import { publicReviews } from '#core/directory/listing-reviews/public-reviews.ts'
import { saveReview } from '#core/directory/listing-reviews/save-review.ts'
import { findOwnListing } from '#core/directory/listings/find-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { replyToReview as contract, type PublicReview } from '#shared/directory/listing-reviews/contract.ts'
import { repliedReview, staleReply } from '#shared/directory/listing-reviews/replied-review.ts'
import { reviewRefusal } from '#shared/directory/listing-reviews/review-refusal.ts'

const replyToReview = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  untilUnchanged(async () => {
    const review = await findReview(params.reviewId)
    const listing = await findOwnListing(review?.listingId ?? params.listingId, actor.userId)
    if (review?.status !== 'published') throw reviewRefusal.notFound()
    if (review.version !== body.version) throw staleReply(review) ?? concurrentChange()
    const after = repliedReview(review, body.text, now)
    const [answer] = (await publicReviews([after])) as [PublicReview]
    await commit(
      ...saveReview(listing, review, after, now),
      ...(after.reply && !review.reply ? [announce('review.replied', { reviewId: review.id }, now)] : []),
      ...remember(answer),
    )
    return answer
  })

export const handler = endpoint(contract, replyToReview)
