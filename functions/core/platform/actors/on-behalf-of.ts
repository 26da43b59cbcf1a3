import type { Contract } from '#shared/platform/http/route.ts'
import type { Actor } from './authenticate.ts'
import type { ApiRequest } from './endpoint.ts'

/** The parts of a request a use-case needs when the platform also runs it on a member’s behalf. */
export type OnBehalfOf<C extends Contract> = Pick<ApiRequest<C>, 'body' | 'now'> & {
  actor: Pick<Actor, 'userId'>
}
