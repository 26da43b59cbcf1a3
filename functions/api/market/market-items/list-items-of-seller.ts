import { listItemsOfSeller } from '#core/market/market-items/list-items-of-seller.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listItemsOfSeller as contract } from '#shared/market/market-items/contract.ts'

export const handler = endpoint(contract, listItemsOfSeller)
