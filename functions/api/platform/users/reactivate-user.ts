import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { changeStandingOf } from '#core/platform/users/change-standing.ts'
import { reactivateUser as contract } from '#shared/platform/users/admin-contract.ts'

const reactivateUser = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  changeStandingOf(actor, params.userId, { action: 'reactivate' }, now, remember)

export const handler = endpoint(contract, reactivateUser)
