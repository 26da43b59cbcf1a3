import { stepAsOwner } from '#core/directory/listings/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { closeListing as contract } from '#shared/directory/listings/own-contract.ts'

const closeListing = (request: ApiRequest<typeof contract>) => stepAsOwner(request, () => 'close')

export const handler = endpoint(contract, closeListing)
