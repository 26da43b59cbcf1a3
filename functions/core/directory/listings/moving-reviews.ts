import * as z from 'zod/mini'
import { entity } from '#core/platform/db/entity.ts'
import { ListingId } from '#shared/directory/listings/named-listing.ts'

export const movesToPartition = (into: string) => `LISTING#${into}#MOVES`

/** Reviews of a merged listing that are still on their way to the one it was merged into. */
export const reviewMoves = entity({
  name: 'listing-review-move',
  erasure: 'impersonal',
  schema: z.object({ from: ListingId, into: ListingId, version: z.int() }),
  key: ({ from, into }: { from: string; into: string }) => ({ pk: movesToPartition(into), sk: from }),
})

/** Tells whether reviews are still on their way to a listing. */
export async function isMovingReviewsTo(into: string): Promise<boolean> {
  const { items } = await reviewMoves.list({ pk: movesToPartition(into), limit: 1 })
  return items.length > 0
}
