import { findPublicListing } from '#core/directory/listings/find-listing.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { decodeCursor, encodeCursor, invalidCursor } from '#core/platform/db/cursor.ts'
import type { listReviews as contract } from '#shared/directory/listing-reviews/contract.ts'
import { histogramOf, inOrder } from '#shared/directory/listing-reviews/review-order.ts'
import { listingReviews, reviewsOfListing } from './listing-reviews.ts'
import { publicReviews } from './public-reviews.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params' | 'query' | 'now'>

/** Of a business with more reviews, the newest are shown. */
const mostShown = 500

/** The published reviews of a business in an order. */
export async function listReviews({ params, query, now }: Asked) {
  const { sort, limit, cursor } = query
  const { id: listingId } = await findPublicListing(params.listingId, now)
  const { items } = await listingReviews.list({
    index: 'gsi1',
    pk: reviewsOfListing(listingId),
    newestFirst: true,
    limit: mostShown,
  })
  const label = `${reviewsOfListing(listingId)} ${sort}`
  const ordered = inOrder(items, sort)
  const start = cursor ? startAfter(ordered, decodeCursor(label, cursor, ['id'])) : 0
  const page = ordered.slice(start, start + limit)
  const last = page.at(-1)
  return {
    items: await publicReviews(page),
    ...(last && ordered.length > start + limit && { nextCursor: encodeCursor(label, { id: last.id }) }),
    histogram: histogramOf(items),
  }
}

/** One that has gone meanwhile leaves no place to go on from. */
function startAfter(ordered: readonly { id: string }[], { id }: Record<string, string>): number {
  const at = ordered.findIndex((review) => review.id === id)
  if (at < 0) throw invalidCursor()
  return at + 1
}
