import { stepAsOwner } from '#core/directory/listings/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawListing as contract } from '#shared/directory/listings/own-contract.ts'

const withdrawListing = (request: ApiRequest<typeof contract>) => stepAsOwner(request, () => 'withdraw')

export const handler = endpoint(contract, withdrawListing)
