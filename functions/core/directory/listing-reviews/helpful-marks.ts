import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const markPrefix = 'HELPFUL#'
export const marksOfReview = (reviewId: string) => `REVIEW#${reviewId}`
export const marksBy = (userId: string) => `HELPFUL_BY#${userId}`
/** The keys of those about one listing, among those of a member. */
export const marksAbout = (listingId: string) => `${listingId}#`

const HelpfulMark = z.object({
  reviewId: idSchema('rev'),
  listingId: ListingId,
  userId: UserId,
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type HelpfulMark = z.infer<typeof HelpfulMark>

/** That a review helped a member: one item for both, so that no one counts twice. `gsi1` lists those of a member. */
export const helpfulMarks = entity({
  name: 'listing-review-helpful',
  erasure: 'by its noun',
  schema: HelpfulMark,
  key: ({ reviewId, userId }: { reviewId: string; userId: string }) => ({
    pk: marksOfReview(reviewId),
    sk: `${markPrefix}${userId}`,
  }),
  gsi1: ({ userId, listingId, reviewId }) => ({
    pk: marksBy(userId),
    sk: `${marksAbout(listingId)}${reviewId}`,
  }),
})
