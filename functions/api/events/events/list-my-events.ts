import { listMyEvents as useCase } from '#core/events/events/list-my-events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyEvents as contract } from '#shared/events/events/own-contract.ts'

const listMyEvents = ({ actor, query, now }: ApiRequest<typeof contract>) => useCase(actor, query, now)

export const handler = endpoint(contract, listMyEvents)
