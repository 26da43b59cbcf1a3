import { listMyRegistrations as useCase } from '#core/events/registrations/list-my-registrations.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyRegistrations as contract } from '#shared/events/registrations/contract.ts'

const listMyRegistrations = ({ actor, query, now }: ApiRequest<typeof contract>) => useCase(actor, query, now)

export const handler = endpoint(contract, listMyRegistrations)
