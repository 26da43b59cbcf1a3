import { listItems } from '#core/market/market-items/list-items.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listItems as contract } from '#shared/market/market-items/contract.ts'

export const handler = endpoint(contract, listItems)
