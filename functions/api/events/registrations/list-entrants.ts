import { listEntrants as useCase } from '#core/events/registrations/list-entrants.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listEntrants as contract } from '#shared/events/registrations/contract.ts'

const listEntrants = ({ params, query }: ApiRequest<typeof contract>) => useCase(params.eventId, query)

export const handler = endpoint(contract, listEntrants)
