import * as z from 'zod/mini'
import { listingParams } from '#shared/directory/listings/contract.ts'
import { idSchema } from '#shared/ids.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { line, text } from '#shared/text.ts'
import { ListingReview, mostReviewPictures, ReviewFields, ReviewReply } from './listing-review.ts'

/** A review as everyone reads it. Someone who left, or hides their profile, is a former or private member. */
export const PublicReview = z.object({
  ...z.pick(ListingReview, {
    id: true,
    stars: true,
    text: true,
    visitedOn: true,
    pictures: true,
    helpfulCount: true,
    editedAt: true,
    createdAt: true,
    version: true,
  }).shape,
  author: z.object({ name: z.string(), path: z.optional(z.string()), pictureUrl: z.optional(z.string()) }),
  /** `isOlder`: it was written before the review was changed. */
  reply: z.optional(z.object({ ...ReviewReply.shape, isOlder: z.boolean() })),
})
export type PublicReview = z.infer<typeof PublicReview>

export const listReviews = route({
  name: 'listReviews',
  method: 'GET',
  path: '/api/directory/:listingId/reviews',
  auth: 'public',
  caching: 'revalidate',
  summary: 'Published reviews of a listing, and how many have how many stars',
  params: listingParams,
  query: z.strictObject({
    ...pageQuery(10),
    sort: z._default(z.enum(['newest', 'helpful', 'highest', 'lowest']), 'newest'),
  }),
  response: z.object({
    ...Page(PublicReview).shape,
    /** The number of published reviews with one star to five. */
    histogram: z.array(z.int()).check(z.length(5)),
  }),
  errors: ['listing_not_found', 'invalid_cursor'],
  rateLimit: { max: 240, seconds: 60, per: 'ip' },
})

/** What the caller may do with the reviews of a listing. */
export const MyReview = z.object({
  review: z.optional(ListingReview),
  mayWrite: z.boolean(),
  /** The caller runs the business: replies, and writes none. */
  runsIt: z.boolean(),
  /** The caller claims the business, or runs the organization it belongs to, and writes none either. */
  isInvolved: z.boolean(),
  /** The reviews that the caller finds helpful. */
  helpful: z.array(idSchema('rev')),
})
export type MyReview = z.infer<typeof MyReview>

export const getMyReview = route({
  name: 'getMyReview',
  method: 'GET',
  path: '/api/directory/:listingId/reviews/mine',
  auth: 'complete',
  whileImpersonating: 'allowed',
  summary: 'The caller’s own review of a listing, and what they may do there',
  params: listingParams,
  response: MyReview,
  errors: ['listing_not_found'],
})

export const writeReview = route({
  name: 'writeReview',
  method: 'PUT',
  path: '/api/directory/:listingId/reviews/mine',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Review a business, or change one’s review',
  params: listingParams,
  body: z.strictObject({
    ...ReviewFields.shape,
    /** New pictures; `keeps` are the ids of those that stay. */
    uploads: z
      .array(z.strictObject({ uploadId: line(60, 1), alt: line(120, 3) }))
      .check(z.maxLength(mostReviewPictures)),
    keeps: z.array(line(60, 1)).check(z.maxLength(mostReviewPictures)),
    /** Of the review that is changed; absent for the first. */
    version: z.optional(z.int().check(z.gte(1))),
  }),
  response: ListingReview,
  errors: [
    'listing_not_found',
    'review_own',
    'review_once',
    'review_not_found',
    'review_removed',
    'visit_later',
    'too_many_pictures',
    'account_pending',
    'account_leaving',
    'upload_not_found',
    'upload_rejected',
    'version_conflict',
  ],
  rateLimit: { max: 20, seconds: 86_400, per: 'user' },
})

export const deleteReview = route({
  name: 'deleteReview',
  method: 'DELETE',
  path: '/api/directory/:listingId/reviews/mine',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Delete one’s review, unless it was removed. A second call changes nothing',
  params: listingParams,
  errors: ['listing_not_found', 'review_removed', 'version_conflict'],
})

const reviewParams = z.strictObject({ ...listingParams.shape, reviewId: idSchema('rev') })

export const replyToReview = route({
  name: 'replyToReview',
  method: 'PUT',
  path: '/api/directory/:listingId/reviews/:reviewId/reply',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Answer a review for the business, or change the answer; an empty text takes it back',
  params: reviewParams,
  body: z.strictObject({ text: text(1000), version: z.int().check(z.gte(1)) }),
  response: PublicReview,
  errors: ['listing_not_found', 'review_not_found', 'reply_once', 'version_conflict'],
  rateLimit: { max: 60, seconds: 3600, per: 'user' },
})

export const markHelpful = route({
  name: 'markHelpful',
  method: 'PUT',
  path: '/api/directory/:listingId/reviews/:reviewId/helpful',
  auth: 'complete',
  whileImpersonating: 'refused',
  summary: 'Say whether a review helped. The same answer twice counts once',
  params: reviewParams,
  body: z.strictObject({ isHelpful: z.boolean() }),
  response: z.object({ helpfulCount: z.int() }),
  errors: ['review_not_found', 'review_own'],
  rateLimit: { max: 120, seconds: 3600, per: 'user' },
})
