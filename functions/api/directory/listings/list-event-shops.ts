import { listEventShops } from '#core/directory/listings/list-event-shops.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listEventShops as contract } from '#shared/directory/listings/event-shops-contract.ts'

export const handler = endpoint(contract, listEventShops)
