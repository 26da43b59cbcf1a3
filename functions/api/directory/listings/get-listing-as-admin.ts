import { changePrefix, listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { adminListing, personOf } from '#core/directory/listings/admin-listing.ts'
import { findListing } from '#core/directory/listings/find-listing.ts'
import { similarListings } from '#core/directory/listings/similar-listings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { getListingAsAdmin as contract } from '#shared/directory/listings/admin-contract.ts'

const mostChanges = 50

async function getListingAsAdmin({ params: { listingId } }: ApiRequest<typeof contract>) {
  const listing = await findListing(listingId)
  const [admin, similar, { items }] = await Promise.all([
    adminListing(listing),
    similarListings(listing.businessName, listing.place.zip || undefined),
    listingChanges.list({ pk: `LISTING#${listingId}`, prefix: changePrefix, limit: mostChanges }),
  ])
  const waiting = items.filter(({ status }) => status === 'pending')
  const authors = await usersById(waiting.map(({ by }) => by))
  return {
    listing: admin,
    similar: similar.filter(({ id }) => id !== listingId),
    changes: waiting.map((change) => ({ change, author: personOf(change.by, authors) })),
  }
}

export const handler = endpoint(contract, getListingAsAdmin)
