import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { changeStandingOf } from '#core/users/change-standing.ts'
import { reactivateUser as contract } from '#shared/users/admin-contract.ts'

const reactivateUser = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  changeStandingOf(actor, params.userId, { action: 'reactivate' }, now, remember)

export const handler = endpoint(contract, reactivateUser)
