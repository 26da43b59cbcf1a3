import { addWalkIn as useCase } from '#core/competitions/desk/add-walk-in.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { addWalkIn as contract } from '#shared/competitions/desk/contract.ts'

const addWalkIn = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, eventId: params.eventId, form: body, remember }, now)

export const handler = endpoint(contract, addWalkIn)
