import * as z from 'zod/mini'
import { PublicReview } from '#shared/directory/listing-reviews/contract.ts'
import { ListingStatus } from '#shared/directory/listings/listing.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'
import { ListingFigures } from '#shared/directory/listings/own-contract.ts'
import { type ResponseOf, route } from '#shared/platform/http/route.ts'
import { BusinessTask } from './business-task.ts'

/** A membership includes ten at most; administrators can give someone more. */
export const mostOverviewed = 24

/** What can wait for an answer at once: of each listing, this many of its newest reviews are looked at. */
export const newestOfEach = 20
export const mostUnanswered = 10

const OverviewedListing = z.object({
  id: ListingId,
  businessName: z.string(),
  status: ListingStatus,
  city: z.string(),
  state: z.string(),
  pictureUrl: z.optional(z.string()),
  /** A change of it waits for an administrator. */
  isChanging: z.boolean(),
  figures: ListingFigures,
})
export type OverviewedListing = z.infer<typeof OverviewedListing>

const UnansweredReview = z.object({
  listingId: ListingId,
  businessName: z.string(),
  review: PublicReview,
})
export type UnansweredReview = z.infer<typeof UnansweredReview>

export const getBusinessOverview = route({
  name: 'getBusinessOverview',
  method: 'GET',
  path: '/api/directory/overview',
  auth: 'member',
  whileImpersonating: 'allowed',
  summary:
    'The caller’s business at a glance: what people did with its listings in 30 days, what is to do, and new reviews without a reply. It covers the newest 24 listings',
  response: z.object({
    /** Day by day, the earliest first. Days are those of the East Coast. */
    days: z.array(z.object({ on: z.iso.date(), ...ListingFigures.shape })),
    total: ListingFigures,
    /** The 30 days before. */
    before: ListingFigures,
    /** Neither closed nor removed, the most viewed first. */
    listings: z.array(OverviewedListing),
    /** There are more than are covered. */
    hasMore: z.boolean(),
    tasks: z.array(BusinessTask),
    reviews: z.array(UnansweredReview),
    /** More reviews have no reply. */
    hasMoreReviews: z.boolean(),
  }),
})
export type BusinessOverview = ResponseOf<typeof getBusinessOverview>
