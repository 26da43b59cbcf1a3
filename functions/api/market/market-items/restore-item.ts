import { decideItemStep } from '#core/market/market-items/decide-step.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { restoreItem as contract } from '#shared/market/market-items/admin-contract.ts'

const restoreItem = (request: ApiRequest<typeof contract>) => decideItemStep(request, 'restore')

export const handler = endpoint(contract, restoreItem)
