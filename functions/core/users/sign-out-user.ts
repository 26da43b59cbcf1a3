import type { ApiRequest } from '#core/http/endpoint.ts'
import type { signOutUser as contract } from '#shared/users/admin-contract.ts'
import { endSessionsOf } from './end-sessions-of.ts'

export const signOutUser = ({ actor, params, now, remember }: ApiRequest<typeof contract>) =>
  endSessionsOf(actor, params.userId, 'Signed out all devices', now, remember(undefined))
