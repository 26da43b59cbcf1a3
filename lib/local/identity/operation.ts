import * as z from 'zod/mini'
import type { AppClient } from './app-clients.ts'
import { invalidParameter, notAuthorized, resourceNotFound, userDisabled } from './errors.ts'
import type { Pool } from './pool.ts'
import type { User } from './pool-state.ts'
import { selfServiceScope } from './tokens.ts'

/** `signed` operations need an AWS signature, as they need IAM rights on AWS. */
export type Operation = { signed: boolean; run: (pool: Pool, input: unknown) => Promise<object> }

export type Member = { user: User; sessionId: string }

export const StringMap = z.record(z.string(), z.string())
export const ClientMetadata = z.optional(StringMap)
/** The name a person logs in with, here an address: Cognito accepts no longer one. */
export const Username = z.string().check(z.minLength(1), z.maxLength(128))

const Client = {
  ClientId: z.string(),
  ClientSecret: z.optional(z.string()),
  SecretHash: z.optional(z.string()),
  Username: z.optional(z.string()),
  AuthParameters: z.optional(StringMap),
  ChallengeResponses: z.optional(StringMap),
}

type Shape = z.core.$ZodLooseShape
type Input<S extends Shape> = z.infer<z.ZodMiniObject<S>>
type Output = object | Promise<object>

/** Anyone who knows the app client, and its secret if it has one, may call it. */
export function clientOperation<S extends Shape>(
  shape: S,
  handle: (pool: Pool, input: Input<S>, client: AppClient) => Output,
): Operation {
  return {
    signed: false,
    run: async (pool, input) => {
      const { ClientId, ...proof } = parse(Client, input)
      const client = pool.clients.prove(ClientId, proof)
      return handle(pool, parse(shape, input), client)
    },
  }
}

/** Called by a member with their access token, which is refused without the scope and once its session has ended. */
export function memberOperation<S extends Shape>(
  shape: S,
  handle: (pool: Pool, member: Member, input: Input<S>) => Output,
): Operation {
  return {
    signed: false,
    run: async (pool, input) => {
      const { AccessToken } = parse({ AccessToken: z.string() }, input)
      const { sub, origin_jti: sessionId, scope = '' } = pool.verifyAccessToken(AccessToken)
      if (!scope.split(' ').includes(selfServiceScope))
        throw notAuthorized('Access Token does not have required scopes')
      const user = pool.users.get(sub)
      if (!user.enabled) throw userDisabled()
      if (!pool.sessions.isLive(sessionId)) throw notAuthorized('Access Token has been revoked')
      return handle(pool, { user, sessionId }, parse(shape, input))
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
      assertPool(pool, input)
      return handle(pool, parse(shape, input))
    },
  }
}

/** Called by the application itself, through one of its clients. */
export function adminClientOperation<S extends Shape>(
  shape: S,
  handle: (pool: Pool, input: Input<S>, client: AppClient) => Output,
): Operation {
  const { run } = clientOperation(shape, handle)
  return {
    signed: true,
    run: async (pool, input) => {
      assertPool(pool, input)
      return run(pool, input)
    },
  }
}

function assertPool(pool: Pool, input: unknown) {
  const { UserPoolId } = parse({ UserPoolId: z.string() }, input)
  if (UserPoolId !== pool.id) throw resourceNotFound(`User pool ${UserPoolId} does not exist.`)
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
