import * as z from 'zod/mini'
import { invalidParameter, notAuthorized, resourceNotFound, userDisabled } from './errors.ts'
import type { Pool } from './pool.ts'
import type { User } from './pool-state.ts'

/** `signed` operations need an AWS signature, as they need IAM rights on AWS. */
export type Operation = { signed: boolean; run: (pool: Pool, input: unknown) => Promise<object> }

export type Member = { user: User; sessionId: string }

export const StringMap = z.record(z.string(), z.string())
export const ClientMetadata = z.optional(StringMap)
/** What somebody logs in with, here an address: Cognito takes none that is longer. */
export const Username = z.string().check(z.minLength(1), z.maxLength(128))

type Shape = z.core.$ZodLooseShape
type Input<S extends Shape> = z.infer<z.ZodMiniObject<S>>
type Output = object | Promise<object>

/** Called by anybody who knows the app client. */
export function clientOperation<S extends Shape>(
  shape: S,
  handle: (pool: Pool, input: Input<S>) => Output,
): Operation {
  return {
    signed: false,
    run: async (pool, input) => {
      const { ClientId } = parse({ ClientId: z.string() }, input)
      if (ClientId !== pool.clientId) throw resourceNotFound(`User pool client ${ClientId} does not exist.`)
      return handle(pool, parse(shape, input))
    },
  }
}

/** Called by a member with their access token, which is refused once its session has ended. */
export function memberOperation<S extends Shape>(
  shape: S,
  handle: (pool: Pool, member: Member, input: Input<S>) => Output,
): Operation {
  return {
    signed: false,
    run: async (pool, input) => {
      const { AccessToken } = parse({ AccessToken: z.string() }, input)
      const claims = pool.verifyAccessToken(AccessToken)
      const user = pool.users.get(claims.sub)
      if (!user.enabled) throw userDisabled()
      if (!pool.sessions.isLive(claims.origin_jti)) throw notAuthorized('Access Token has been revoked')
      return handle(pool, { user, sessionId: claims.origin_jti }, parse(shape, input))
    },
  }
}

/** Called by the application itself. */
export function adminOperation<S extends Shape>(
  shape: S,
  handle: (pool: Pool, input: Input<S>) => Output,
): Operation {
  return {
    signed: true,
    run: async (pool, input) => {
      const { UserPoolId } = parse({ UserPoolId: z.string() }, input)
      if (UserPoolId !== pool.id) throw resourceNotFound(`User pool ${UserPoolId} does not exist.`)
      return handle(pool, parse(shape, input))
    },
  }
}

/** One of a request's loose string parameters, which depend on the flow it asks for. */
export function parameter(parameters: Record<string, string>, name: string): string {
  const value = parameters[name]
  if (!value) throw invalidParameter(`Missing required parameter ${name}`)
  return value
}

function parse<S extends Shape>(shape: S, input: unknown): Input<S> {
  const result = z.object(shape).safeParse(input)
  if (result.success) return result.data
  const path = result.error.issues[0]?.path.join('.')
  throw invalidParameter(`1 validation error detected: Value at '${path}' failed to satisfy constraint`)
}
