import type { Contract } from '#shared/http/route.ts'
import type { Actor } from './authenticate.ts'
import type { ApiRequest } from './endpoint.ts'

/** What a use-case needs from a request that the platform also makes by itself, in the place of a member. */
export type OnBehalfOf<C extends Contract> = Pick<ApiRequest<C>, 'body' | 'now'> & {
  actor: Pick<Actor, 'userId'>
}
