import { listAllEvents } from '#core/events/events/list-all-events.ts'
import { endpoint } from '#core/platform/actors/endpoint.ts'
import { listAllEvents as contract } from '#shared/events/events/admin-contract.ts'

export const handler = endpoint(contract, ({ query, now }) => listAllEvents(query, now))
