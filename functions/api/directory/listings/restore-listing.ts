import { decideStep } from '#core/directory/listings/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { restoreListing as contract } from '#shared/directory/listings/admin-contract.ts'

const restoreListing = (request: ApiRequest<typeof contract>) => decideStep(request, 'restore')

export const handler = endpoint(contract, restoreListing)
