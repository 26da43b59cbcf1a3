import { decideStep } from '#core/directory/listings/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { decideListing as contract } from '#shared/directory/listings/admin-contract.ts'
import { listingRefusal } from '#shared/directory/listings/listing-refusal.ts'

async function decideListing(request: ApiRequest<typeof contract>) {
  const { approves, reason } = request.body
  if (!approves && !reason) throw listingRefusal.reasonRequired()
  return decideStep(request, approves ? 'approve' : 'refuse')
}

export const handler = endpoint(contract, decideListing)
