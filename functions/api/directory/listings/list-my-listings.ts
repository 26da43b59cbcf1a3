import { listings, listingsOfPartition } from '#core/directory/listings/listings.ts'
import { ownListing } from '#core/directory/listings/own-listing.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listMyListings as contract } from '#shared/directory/listings/own-contract.ts'

async function listMyListings({ actor, query, now }: ApiRequest<typeof contract>) {
  const { status, limit, cursor } = query
  const pk = listingsOfPartition(actor.userId)
  const page = await firstPageWith(
    (from) => listings.list({ index: 'gsi1', pk, newestFirst: true, limit, cursor: from }),
    cursor,
    (listing) => !listing.duplicateOf && (!status || listing.status === status),
  )
  return { ...page, items: await Promise.all(page.items.map((listing) => ownListing(listing, now))) }
}

export const handler = endpoint(contract, listMyListings)
