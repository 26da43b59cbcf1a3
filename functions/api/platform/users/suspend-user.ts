import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeStandingOf } from '#core/platform/users/change-standing.ts'
import { suspendUser as contract } from '#shared/platform/users/admin-contract.ts'

const suspendUser = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  changeStandingOf(actor, params.userId, { action: 'suspend', reason: body.reason }, now, remember)

export const handler = endpoint(contract, suspendUser)
