import type { ApiRequest } from '#core/http/endpoint.ts'
import type { suspendUser as contract } from '#shared/users/admin-contract.ts'
import { changeStandingOf } from './change-standing.ts'

export const suspendUser = ({ actor, params, body, now, remember }: ApiRequest<typeof contract>) =>
  changeStandingOf(actor, params.userId, { action: 'suspend', reason: body.reason }, now, remember)
