import { listRegistrations as useCase } from '#core/competitions/desk/list-registrations.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listRegistrations as contract } from '#shared/competitions/desk/contract.ts'

const listRegistrations = ({ actor, params, query, now }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, query, now)

export const handler = endpoint(contract, listRegistrations)
