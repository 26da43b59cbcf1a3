import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'

/** Where a review is by its id alone, which stays the same while its listing is merged into another. */
export const reviewKeys = entity({
  name: 'listing-review-key',
  erasure: 'by its noun',
  schema: z.extend(z.pick(ListingReview, { id: true, listingId: true, userId: true }), { version: z.int() }),
  key: ({ id }: { id: string }) => ({ pk: `REVIEW#${id}`, sk: 'REVIEW' }),
})
