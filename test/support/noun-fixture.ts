import type { Contract, InputOf } from '#shared/platform/http/route.ts'
import type { routesOfNouns } from '#shared/routes-of-nouns.ts'
import type { Standing } from './access-policy.ts'
import type { Client } from './client.ts'

/**
 * A valid request. For a caller, the objects it names are created first; without a caller, they do not exist.
 */
type Sample<C extends Contract> = (caller?: Client) => InputOf<C> | Promise<InputOf<C>>

export type Refusal = readonly [status: 400 | 401 | 403 | 404 | 409 | 422 | 503, code: string]

/** A request about a thing of `owner`, by a new member or by a `caller` who could have such a thing. */
export type Foreign<C extends Contract> = (owner: { client: Client; id: string }) => Promise<{
  caller?: Client
  input: InputOf<C>
  code: string
}>

type Details<C extends Contract> = {
  sample: Sample<C>
  /**
   * The caller in the access matrix instead of the demo account of each kind: a `new` member of that kind,
   * because the call ends their sessions, needs their password or changes their kind, or one `shared` by all
   * calls that leave the member as they were.
   */
  caller?: 'new' | 'shared'
  /** The answer to a caller whom the policy lets in but who has nothing to do. */
  idle?: Refusal | ((standing: Standing | undefined) => Refusal | undefined)
}

/** A route of members that names a thing by its path: everyone else is told that there is no such thing. */
type NamesThing<C extends Contract> = C['auth'] extends 'public' | 'webhook' | 'admin'
  ? false
  : C['path'] extends `/api/admin/${string}`
    ? false
    : C['path'] extends `${string}/:${string}`
      ? true
      : false

/** The data that tests need to call one route. A sample is enough when there is nothing else to say. */
type RouteFixture<C extends Contract> =
  NamesThing<C> extends true
    ? Details<C> & { foreign: Foreign<C> }
    : Sample<C> | (Details<C> & { foreign?: Foreign<C> })

export type AnyRouteFixture = Details<Contract> & { foreign?: Foreign<Contract> }

/** The fixtures of all routes of a noun. A route without one does not compile. */
export type NounFixture<Noun extends keyof typeof routesOfNouns> = {
  readonly [N in keyof (typeof routesOfNouns)[Noun]]: RouteFixture<
    Extract<(typeof routesOfNouns)[Noun][N], Contract>
  >
}
