import { changesWaiting, listingChanges } from '#core/directory/listing-changes/listing-changes.ts'
import { adminListings, personOf } from '#core/directory/listings/admin-listing.ts'
import { listings } from '#core/directory/listings/listings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getMany } from '#core/platform/db/get-many.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { listListingChanges as contract } from '#shared/directory/listing-changes/admin-contract.ts'

async function listListingChanges({ query }: ApiRequest<typeof contract>) {
  const { items: changes, ...page } = await listingChanges.list({
    index: 'gsi3',
    pk: changesWaiting,
    ...query,
  })
  const ids = [...new Set(changes.map(({ listingId }) => listingId))]
  const [rows, authors] = await Promise.all([
    getMany(ids.map((id) => listings.key({ id }))),
    usersById(changes.map(({ by }) => by)),
  ])
  const admin = await adminListings(rows.map(listings.read))
  const byId = new Map(admin.map((listing) => [listing.id, listing]))
  return {
    ...page,
    items: changes.flatMap((change) => {
      const listing = byId.get(change.listingId)
      return listing ? [{ change, listing, author: personOf(change.by, authors) }] : []
    }),
  }
}

export const handler = endpoint(contract, listListingChanges)
