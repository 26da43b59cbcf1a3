import { getRoster as useCase } from '#core/competitions/desk/get-roster.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { getRoster as contract } from '#shared/competitions/desk/gate-contract.ts'

const getRoster = ({ actor, params, query, now }: ApiRequest<typeof contract>) =>
  useCase(actor, params.eventId, query, now)

export const handler = endpoint(contract, getRoster)
