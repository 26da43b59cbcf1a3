import { cancelAtDesk as useCase } from '#core/competitions/desk/cancel-at-desk.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { cancelRegistration as contract } from '#shared/competitions/desk/contract.ts'

const cancelRegistration = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  useCase({ actor, ...params, reason: body.reason, remember }, now)

export const handler = endpoint(contract, cancelRegistration)
