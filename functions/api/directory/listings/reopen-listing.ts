import { ownOneMore } from '#core/directory/listings/owned-listings.ts'
import { stepAsOwner } from '#core/directory/listings/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { reopenListing as contract } from '#shared/directory/listings/own-contract.ts'

async function reopenListing(request: ApiRequest<typeof contract>) {
  const { user } = request.actor
  if (user.status !== 'active') throw listingRefusal.accountPending()
  // A closed listing did not count among those that a membership includes.
  return stepAsOwner(
    request,
    () => 'reopen',
    async ({ id }) => [await ownOneMore(user, id)],
  )
}

export const handler = endpoint(contract, reopenListing)
