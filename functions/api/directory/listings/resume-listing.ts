import { stepAsOwner } from '#core/directory/listings/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'
import { resumeListing as contract } from '#shared/directory/listings/own-contract.ts'

async function resumeListing(request: ApiRequest<typeof contract>) {
  if (request.actor.user.status !== 'active') throw listingRefusal.accountPending()
  return stepAsOwner(request, () => 'resume')
}

export const handler = endpoint(contract, resumeListing)
