import { listings, listingsBySubmitter } from '#core/directory/listings/listings.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMySuggestedListings as contract } from '#shared/directory/listings/own-contract.ts'
import { placeForSuggester } from '#shared/directory/listings/public-listing.ts'

async function listMySuggestedListings({ actor, query }: ApiRequest<typeof contract>) {
  const pk = listingsBySubmitter(actor.userId)
  const { items, ...page } = await listings.list({ index: 'gsi3', pk, newestFirst: true, ...query })
  return {
    ...page,
    items: items.map(({ id, businessName, place, status, reason, ownerId, createdAt }) => ({
      id,
      businessName,
      place: placeForSuggester({ place, ownerId }),
      status,
      // Once it has an owner, the reason is theirs.
      ...(reason && !ownerId && { reason }),
      createdAt,
    })),
  }
}

export const handler = endpoint(contract, listMySuggestedListings)
