import { findListing } from '#core/directory/listings/find-listing.ts'
import { withdrawSuggestion } from '#core/directory/listings/suggestion-state.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { withdrawMySuggestedListing as contract } from '#shared/directory/listings/own-contract.ts'

async function withdrawMySuggestedListing({ actor, params }: ApiRequest<typeof contract>) {
  await withdrawSuggestion(async () => {
    const listing = await findListing(params.listingId)
    if (listing.submittedBy !== actor.userId) throw listingRefusal.notFound()
    return listing
  })
}

export const handler = endpoint(contract, withdrawMySuggestedListing)
