import { reissueTicket as useCase } from '#core/competitions/desk/reissue-ticket.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { reissueTicket as contract } from '#shared/competitions/desk/contract.ts'

const reissueTicket = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, version: body.version, remember }, now)

export const handler = endpoint(contract, reissueTicket)
