import { decideItemStep } from '#core/market/market-items/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { removeItem as contract } from '#shared/market/market-items/admin-contract.ts'

const removeItem = (request: ApiRequest<typeof contract>) => decideItemStep(request, 'remove')

export const handler = endpoint(contract, removeItem)
