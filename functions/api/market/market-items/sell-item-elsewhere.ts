import { stepAsSeller } from '#core/market/market-items/step-as-seller.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { sellItemElsewhere as contract } from '#shared/market/market-items/own-contract.ts'

const sellItemElsewhere = (request: ApiRequest<typeof contract>) =>
  stepAsSeller(request, () => 'sell_elsewhere')

export const handler = endpoint(contract, sellItemElsewhere)
