import { stepAsSeller } from '#core/market/market-items/step-as-seller.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { closeItem as contract } from '#shared/market/market-items/own-contract.ts'

const closeItem = (request: ApiRequest<typeof contract>) => stepAsSeller(request, () => 'close')

export const handler = endpoint(contract, closeItem)
