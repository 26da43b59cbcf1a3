import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { endSessionsOf } from '#core/platform/users/end-sessions-of.ts'
import { signOutUser as contract } from '#shared/platform/users/admin-contract.ts'

const signOutUser = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  endSessionsOf(actor, params.userId, 'Logged out all devices', now, remember(undefined))

export const handler = endpoint(contract, signOutUser)
