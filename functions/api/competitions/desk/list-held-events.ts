import { listHeldEvents as useCase } from '#core/competitions/desk/list-held-events.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listHeldEvents as contract } from '#shared/competitions/desk/held-contract.ts'

const listHeldEvents = ({ actor, now }: ApiRequest<typeof contract>) => useCase(actor, now)

export const handler = endpoint(contract, listHeldEvents)
