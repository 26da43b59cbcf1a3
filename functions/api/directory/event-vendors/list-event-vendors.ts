import { listEventVendors } from '#core/directory/event-vendors/list-event-vendors.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listEventVendors as contract } from '#shared/directory/event-vendors/contract.ts'

export const handler = endpoint(contract, listEventVendors)
