import { stepAsOwner } from '#core/directory/listings/step-as-owner.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { pauseListing as contract } from '#shared/directory/listings/own-contract.ts'

const pauseListing = (request: ApiRequest<typeof contract>) => stepAsOwner(request, () => 'pause')

export const handler = endpoint(contract, pauseListing)
