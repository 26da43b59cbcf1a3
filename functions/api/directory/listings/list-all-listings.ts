import { adminListings } from '#core/directory/listings/admin-listing.ts'
import { listings, listingsPartition } from '#core/directory/listings/listings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listAllListings as contract } from '#shared/directory/listings/admin-contract.ts'
import { fold } from '#shared/platform/words/fold.ts'

async function listAllListings({ query }: ApiRequest<typeof contract>) {
  const { status, q = '', type, state, owned, limit, cursor } = query
  const wanted = fold(q)
  const { items, ...page } = await firstPageWith(
    (from) =>
      listings.list({
        index: 'gsi2',
        pk: listingsPartition(status),
        newestFirst: status !== 'pending',
        limit,
        cursor: from,
      }),
    cursor,
    // One that was merged while it waited has been decided.
    (listing) =>
      !(status === 'pending' && listing.duplicateOf) &&
      (!type || listing.listingType === type) &&
      (!state || listing.place.state === state) &&
      (!owned || !listing.ownerId) &&
      (!wanted || fold(listing.businessName).includes(wanted)),
  )
  return { ...page, items: await adminListings(items) }
}

export const handler = endpoint(contract, listAllListings)
