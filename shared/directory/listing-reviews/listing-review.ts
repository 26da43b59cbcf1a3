import * as z from 'zod/mini'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'

/** `hidden` by an administrator or by reports, `removed` by a decided report. */
export const ReviewStatus = z.enum(['pending', 'published', 'hidden', 'removed'])
export type ReviewStatus = z.infer<typeof ReviewStatus>

export const mostReviewPictures = 4

/** The month of a visit: 2026-11. */
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose the month of your visit'))

/** The fields of a review that its author edits. */
export const ReviewFields = z.strictObject({
  stars: z.int().check(z.gte(1, 'Choose 1 to 5 stars'), z.lte(5)),
  text: text(2000, 20),
  visitedOn: Month,
})
export type ReviewFields = z.infer<typeof ReviewFields>

export const ReviewPicture = z.object({
  id: z.string(),
  src: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
})
export type ReviewPicture = z.infer<typeof ReviewPicture>

/** What the business answers, also after it has another owner. */
export const ReviewReply = z.object({
  text: text(1000, 1),
  at: z.iso.datetime(),
})
export type ReviewReply = z.infer<typeof ReviewReply>

/** A review of a listing; one for each member. */
export const ListingReview = z.object({
  id: idSchema('rev'),
  listingId: ListingId,
  userId: UserId,
  ...ReviewFields.shape,
  pictures: z.array(ReviewPicture),
  status: ReviewStatus,
  reason: z.optional(z.string()),
  /** Its stars are in the rating of the listing: while it is published, and its author does not run the business. */
  isCounted: z.boolean(),
  helpfulCount: z.int(),
  editedAt: z.optional(z.iso.datetime()),
  reply: z.optional(ReviewReply),
  publishedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type ListingReview = z.infer<typeof ListingReview>

/** The first reviews of a member wait for an administrator. */
export const reviewsBeforeTrust = 3
