import {
  type AuthenticationResultType,
  GetTokensFromRefreshTokenCommand,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { serviceBusy } from '#core/platform/db/service-busy.ts'
import { log } from '#core/platform/log/log.ts'
import { permitAtPool, renewal } from '#core/platform/security/pool-permits.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { accountIdOf, signInOf } from '#shared/platform/sessions/claims.ts'
import { renewSession as contract } from '#shared/platform/sessions/contract.ts'
import { isSignedOut } from '#shared/platform/sessions/signed-out.ts'
import { accountSuspended } from '#shared/platform/users/account-suspended.ts'

/**
 * The only way to renew a session. The pool does not tell its triggers which session it renews, so they let only us do
 * it, and we refuse sessions that have ended.
 */
async function renewSession({ body }: ApiRequest<typeof contract>) {
  const { accessToken, idToken } = await renewedTokens(body.refreshToken)
  const claims = claimsOf(accessToken)
  const id = accountIdOf(claims)
  const user = id && (await users.get({ id }, { consistent: true }))
  if (user && !user.contested && !isSignedOut(user.signedOut, signInOf(claims)))
    return { accessToken, idToken }
  await revoke(body.refreshToken)
  throw ended()
}

const ended = () =>
  new AppError('unauthenticated', 'session_ended', 'Your session has ended. Please log in again.')

async function renewedTokens(refreshToken: string) {
  const { permit, write } = permitAtPool(renewal, poolTime())
  await commit(write)
  try {
    const { AuthenticationResult } = await userPool().send(
      new GetTokensFromRefreshTokenCommand({
        ClientId: env('USER_POOL_CLIENT_ID'),
        RefreshToken: refreshToken,
        ClientMetadata: { permit },
      }),
    )
    return pairOf(AuthenticationResult)
  } catch (error) {
    throw renewalRefusal(error)
  }
}

function pairOf({ AccessToken, IdToken }: AuthenticationResultType = {}) {
  if (!AccessToken || !IdToken) throw new Error('the user pool renewed no tokens')
  return { accessToken: AccessToken, idToken: IdToken }
}

/** Whatever is wrong with the token, its session is over; a pool in trouble ends none. */
function renewalRefusal(error: unknown): unknown {
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  if (name === 'TooManyRequestsException' || name === 'LimitExceededException') return serviceBusy()
  if (name === 'UserLambdaValidationException' && message.includes(accountSuspended))
    return new AppError('forbidden', 'account_suspended', accountSuspended)
  return over.has(name) ? ended() : error
}

const over = new Set([
  'NotAuthorizedException',
  'InvalidParameterException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
])

const Claims = z.object({
  sub: z.string(),
  account: z.optional(z.string()),
  origin_jti: z.string(),
  auth_time: z.number(),
})

/** Belongs to a token that comes from the pool itself. */
const claimsOf = (token: string) =>
  z.parse(Claims, JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

async function revoke(refreshToken: string): Promise<void> {
  try {
    await userPool().send(
      new RevokeTokenCommand({ ClientId: env('USER_POOL_CLIENT_ID'), Token: refreshToken }),
    )
  } catch (error) {
    log.warn('session.not_revoked', { error })
  }
}

export const handler = endpoint(contract, renewSession)
