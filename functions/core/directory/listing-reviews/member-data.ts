import type { ErasedData } from '#core/accounts/deletions/erased-data.ts'
import type { ExportedData } from '#core/accounts/exports/exported-data.ts'
import { listings, listingsOfPartition } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { isCountedFor } from '#shared/directory/listing-reviews/written-review.ts'
import { withdrawMark } from './count-helpful.ts'
import { findReview } from './find-review.ts'
import { goneAuthor } from './gone-author.ts'
import { type HelpfulMark, helpfulMarks, marksBy } from './helpful-marks.ts'
import { listingReviews, reviewPrefix } from './listing-reviews.ts'
import { rateListing } from './rate-listing.ts'
import { reviewKeys } from './review-keys.ts'
import { dropPictures, dropReview } from './save-review.ts'
import { eachReviewBy } from './trusted-author.ts'

const eachMarkBy = (userId: string): AsyncGenerator<HelpfulMark> =>
  eachItem(helpfulMarks, { index: 'gsi1', pk: marksBy(userId) })

/** What everyone could read stays as that of a former member, without pictures; anything else goes with its member. */
const forget = (id: ListingReview['id'], leaving: string, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const review = await findReview(id)
      if (review?.userId !== leaving) return
      const listing = await listings.get({ id: review.listingId }, { consistent: true })
      if (!listing) return
      if (review.status !== 'published') return commit(...dropReview(listing, review, now))
      const userId = goneAuthor(review)
      const kept: ListingReview = {
        ...review,
        userId,
        pictures: [],
        isCounted: isCountedFor({ ...review, userId }, listing),
      }
      await commit(
        listingReviews.delete(review),
        listingReviews.put(kept, { absent: true }),
        reviewKeys.derive({ id, listingId: review.listingId, userId, version: 1 }),
        rateListing(listing, review, kept),
        ...dropPictures(review, [], now),
      )
    },
    { crowd: true },
  )

const withdraw = ({ reviewId, userId }: HelpfulMark): Promise<void> =>
  untilUnchanged(async () => {
    const [mark, review] = await Promise.all([
      helpfulMarks.get({ reviewId, userId }, { consistent: true }),
      findReview(reviewId),
    ])
    if (mark) await commit(...withdrawMark(mark, review))
  })

export const erased: ErasedData = {
  erase: async ({ userId, now }) => {
    for await (const { id } of eachReviewBy(userId)) await forget(id, userId, now)
    for await (const mark of eachMarkBy(userId)) await withdraw(mark)
  },
}

/** What a member answers for their business. */
async function* repliesOf(ownerId: string) {
  for await (const { id: listingId } of eachItem(listings, {
    index: 'gsi1',
    pk: listingsOfPartition(ownerId),
  })) {
    const { pk } = listingReviews.key({ listingId, userId: '' })
    for await (const { id: reviewId, reply } of eachItem(listingReviews, { pk, prefix: reviewPrefix }))
      if (reply) yield { listingId, reviewId, ...reply }
  }
}

export const exported: ExportedData = {
  of: async function* (userId) {
    for await (const item of eachReviewBy(userId)) yield { kind: listingReviews.name, item }
    for await (const item of eachMarkBy(userId)) yield { kind: helpfulMarks.name, item }
    for await (const item of repliesOf(userId)) yield { kind: 'listing-review-reply', item }
  },
}
