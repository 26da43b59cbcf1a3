import { survivorOf } from '#core/directory/listings/find-listing.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { reviewMoves } from '#core/directory/listings/moving-reviews.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { isCountedFor } from '#shared/directory/listing-reviews/written-review.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { reviewBy } from './find-review.ts'
import { helpfulMarks, markPrefix, marksOfReview } from './helpful-marks.ts'
import { listingReviews, reviewPrefix } from './listing-reviews.ts'
import { rateListing } from './rate-listing.ts'
import { reviewKeys } from './review-keys.ts'
import { dropReview, forgetReview } from './save-review.ts'

type Merge = { from: ListingId; into: ListingId }

/** Moves the reviews of a merged listing to the one it was merged into. Safe to repeat: what has moved is no longer there. */
export async function moveReviews({ from, into }: Merge, now: string): Promise<void> {
  const { pk } = listingReviews.key({ listingId: from, userId: '' })
  for await (const { userId } of eachItem(listingReviews, { pk, prefix: reviewPrefix, consistent: true }))
    await moveReview({ from, into }, userId, now)
  await commit(reviewMoves.underive({ from, into, version: 1 }))
}

/** Of two of one member the newer stays. A listing that was merged further leads on. */
const moveReview = ({ from, into }: Merge, userId: string, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const [review, source, target] = await Promise.all([
        reviewBy(userId, from),
        listings.get({ id: from }, { consistent: true }),
        survivorOf(into),
      ])
      if (!review || !source) return
      const other = await reviewBy(userId, target.id)
      if (other && other.createdAt >= review.createdAt)
        return commit(
          ...dropReview(source, review, now),
          listingReviews.check(other, { version: other.version }),
        )
      await moveMarks(review.id, target.id)
      const moved: ListingReview = {
        ...review,
        listingId: target.id,
        isCounted: isCountedFor(review, target),
        version: Math.max(review.version, other?.version ?? 0) + 1,
      }
      await commit(
        listingReviews.delete(review),
        rateListing(source, review, undefined),
        listingReviews.put(moved, other ? { version: other.version, counted: other } : { absent: true }),
        rateListing(target, other, moved),
        reviewKeys.derive({ id: moved.id, listingId: moved.listingId, userId: moved.userId, version: 1 }),
        ...(other ? forgetReview(other, now) : []),
      )
    },
    { crowd: true },
  )

/** What helped someone is listed by its listing. */
async function moveMarks(reviewId: string, listingId: ListingId): Promise<void> {
  const where = { pk: marksOfReview(reviewId), prefix: markPrefix, consistent: true }
  for await (const { userId } of eachItem(helpfulMarks, where))
    await untilUnchanged(async () => {
      const mark = await helpfulMarks.get({ reviewId, userId }, { consistent: true })
      if (!mark || mark.listingId === listingId) return
      const { version } = mark
      await commit(helpfulMarks.put({ ...mark, listingId, version: version + 1 }, { version }))
    })
}
