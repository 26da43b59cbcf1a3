import { listItemCategories } from '#core/market/market-items/list-item-categories.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listItemCategories as contract } from '#shared/market/market-items/contract.ts'

export const handler = endpoint(contract, listItemCategories)
