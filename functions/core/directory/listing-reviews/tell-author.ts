import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import { users } from '#core/platform/users/users.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { reviewsPath } from '#shared/directory/listing-reviews/reviews-path.ts'
import type { Listing } from '#shared/directory/listings/listing.ts'

/** Tells the author of a review what an administrator decided. Nothing arrives at accounts that leave. */
export async function tellAuthor(
  { userId, listingId, status, reason = '' }: ListingReview,
  { businessName }: Pick<Listing, 'businessName'>,
  now: string,
): Promise<Write[]> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user || user.deletionDueAt) return []
  const isPublic = status === 'published'
  return notify(
    {
      userId,
      kind: 'review_decided',
      type: isPublic ? 'success' : 'warning',
      title: `Your review was ${isPublic ? 'published' : status}`,
      message: isPublic
        ? `Everyone can read what you wrote about ${businessName}.`
        : `${businessName}: ${reason}`,
      href: reviewsPath(listingId),
    },
    now,
  )
}
