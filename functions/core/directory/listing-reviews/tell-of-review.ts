import { listings } from '#core/directory/listings/listings.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { queueMail } from '#core/platform/mails/queue-mail.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { wantsNotification } from '#core/platform/notifications/wants-notification.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { reviewsPath } from '#shared/directory/listing-reviews/reviews-path.ts'
import { isListed } from '#shared/directory/listings/public-listing.ts'
import { findReview } from './find-review.ts'
import { listingReviews } from './listing-reviews.ts'

const isReached = (user: StoredUser | undefined): user is StoredUser =>
  user !== undefined && user.status !== 'suspended' && !user.deletionDueAt

/** A public review with its listing; `unchanged` holds while it is. */
async function publicOne(reviewId: string) {
  const review = await findReview(reviewId)
  if (review?.status !== 'published') return undefined
  const listing = await listings.get({ id: review.listingId }, { consistent: true })
  if (!listing || !isListed(listing)) return undefined
  return { review, listing, unchanged: listingReviews.check(review, { version: review.version }) }
}

/** The owner to tell of a review, who may have changed since it was written. */
async function toOwner(reviewId: string) {
  const found = await publicOne(reviewId)
  const { ownerId } = found?.listing ?? {}
  if (!found || !ownerId || ownerId === found.review.userId) return undefined
  const owner = await users.get({ id: ownerId }, { consistent: true })
  return isReached(owner) ? { ...found, owner } : undefined
}

export const notifyOfReview = (reviewId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const found = await toOwner(reviewId)
    if (!found) return
    const { review, listing, owner, unchanged } = found
    const writes = await tellIfWanted(
      {
        userId: owner.id,
        kind: 'listing_review',
        type: 'info',
        title: 'New review',
        message: `${listing.businessName} has a new review with ${review.stars} of 5 stars.`,
        href: reviewsPath(listing.id),
      },
      now,
    )
    if (writes.length > 0) await commit(once, unchanged, ...writes)
  })

/** The mail has no words of the review: it cannot be taken back. */
export const mailOfReview = (reviewId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const found = await toOwner(reviewId)
    if (!found || !(await wantsNotification(found.owner.id, 'system_updates', 'email'))) return
    const { listing, owner, unchanged } = found
    await commit(
      once,
      unchanged,
      ...queueMail(
        {
          toEmail: owner.email,
          templateId: 'review-to-answer',
          data: {
            firstName: owner.firstName,
            businessName: listing.businessName,
            path: reviewsPath(listing.id),
          },
          priority: 'normal',
          wantedBy: { userId: owner.id, category: 'system_updates' },
        },
        now,
      ),
    )
  })

export const notifyOfReply = (reviewId: string, now: string, once: Write): Promise<void> =>
  untilUnchanged(async () => {
    const found = await publicOne(reviewId)
    if (!found?.review.reply) return
    const { review, listing, unchanged } = found
    const author = await users.get({ id: review.userId }, { consistent: true })
    if (!isReached(author)) return
    const writes = await tellIfWanted(
      {
        userId: author.id,
        kind: 'review_reply',
        type: 'info',
        title: 'The owner replied',
        message: `${listing.businessName} replied to your review.`,
        href: reviewsPath(listing.id),
      },
      now,
    )
    if (writes.length > 0) await commit(once, unchanged, ...writes)
  })
