import { adminReviews } from '#core/directory/listing-reviews/admin-reviews.ts'
import { listingReviews, reviewsPartition } from '#core/directory/listing-reviews/listing-reviews.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllReviews as contract } from '#shared/directory/listing-reviews/admin-contract.ts'

async function listAllReviews({ query }: ApiRequest<typeof contract>) {
  const { status, limit, cursor } = query
  const { items, ...page } = await listingReviews.list({
    index: 'gsi3',
    pk: reviewsPartition(status),
    newestFirst: status !== 'pending',
    limit,
    cursor,
  })
  return { ...page, items: await adminReviews(items) }
}

export const handler = endpoint(contract, listAllReviews)
