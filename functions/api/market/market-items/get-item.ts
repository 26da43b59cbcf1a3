import { getItem } from '#core/market/market-items/get-item.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { getItem as contract } from '#shared/market/market-items/contract.ts'

export const handler = endpoint(contract, getItem)
