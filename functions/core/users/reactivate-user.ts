import type { ApiRequest } from '#core/http/endpoint.ts'
import type { reactivateUser as contract } from '#shared/users/admin-contract.ts'
import { changeStandingOf } from './change-standing.ts'

export const reactivateUser = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  changeStandingOf(actor, params.userId, { action: 'reactivate' }, now, remember)
