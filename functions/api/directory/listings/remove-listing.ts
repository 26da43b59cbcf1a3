import { decideStep } from '#core/directory/listings/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { removeListing as contract } from '#shared/directory/listings/admin-contract.ts'

const removeListing = (request: ApiRequest<typeof contract>) => decideStep(request, 'remove')

export const handler = endpoint(contract, removeListing)
