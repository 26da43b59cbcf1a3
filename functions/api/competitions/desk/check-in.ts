import { checkIn as useCase } from '#core/competitions/desk/check-in.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { checkIn as contract } from '#shared/competitions/desk/gate-contract.ts'

const checkIn = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: params.eventId, scan: body, remember }, now)

export const handler = endpoint(contract, checkIn)
