import * as z from 'zod/mini'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { text } from '#shared/text.ts'
import { ListingReview, ReviewStatus } from './listing-review.ts'

export const AdminReview = z.object({
  ...ListingReview.shape,
  businessName: z.string(),
  authorName: z.string(),
  /** How many reviews of the author are public, to tell newcomers. */
  published: z.int(),
})
export type AdminReview = z.infer<typeof AdminReview>

export const listAllReviews = route({
  name: 'listAllReviews',
  method: 'GET',
  path: '/api/admin/directory/reviews',
  auth: 'admin',
  summary: 'Reviews of a status: those that wait the oldest first, others the newest first',
  query: z.strictObject({ ...pageQuery(25), status: z._default(ReviewStatus, 'pending') }),
  response: Page(AdminReview),
  errors: ['invalid_cursor'],
})

export const decideReview = route({
  name: 'decideReview',
  method: 'POST',
  path: '/api/admin/directory/:listingId/reviews/:author/decision',
  auth: 'admin',
  summary: 'Publish or hide a review, on the version seen; its author reads why it is hidden',
  params: z.strictObject({ listingId: ListingId, author: UserId }),
  body: z.strictObject({
    publishes: z.boolean(),
    /** Required to hide. */
    reason: text(500),
    version: z.int().check(z.gte(1)),
  }),
  response: AdminReview,
  errors: ['review_not_found', 'already_decided', 'reason_required', 'version_conflict'],
})
