import { reinstate } from '#core/competitions/desk/reinstate.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { reinstateRegistration as contract } from '#shared/competitions/desk/reinstatement-contract.ts'

const reinstateRegistration = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  reinstate({ actor, ...params, ...body, remember }, now)

export const handler = endpoint(contract, reinstateRegistration)
