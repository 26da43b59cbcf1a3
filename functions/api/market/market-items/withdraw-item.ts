import { stepAsSeller } from '#core/market/market-items/step-as-seller.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { withdrawItem as contract } from '#shared/market/market-items/own-contract.ts'

const withdrawItem = (request: ApiRequest<typeof contract>) => stepAsSeller(request, () => 'withdraw')

export const handler = endpoint(contract, withdrawItem)
