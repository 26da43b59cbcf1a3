import { createHmac } from 'node:crypto'
import {
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { env } from '#core/env.ts'
import { commit } from '#core/platform/db/commit.ts'
import { log } from '#core/platform/log/log.ts'
import { secretsManager } from '#core/platform/secrets/secrets-manager.ts'
import { poolUserOf } from '#core/platform/security/pool-user-of.ts'
import { announceServerLogin } from '#core/platform/security/server-logins.ts'
import { userPool } from '#core/platform/security/user-pool.ts'
import { poolTime } from '#core/platform/sessions/pool-time.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { proveInEitherForm } from '#shared/platform/security/prove-in-either-form.ts'
import { isWrongPassword, poolRefusal } from './pool-refusal.ts'

/** The server's own client of the pool. Its secret is in Secrets Manager alone. */
const PoolClient = z.object({ clientId: z.string(), clientSecret: z.string() })
type PoolClient = z.infer<typeof PoolClient>

const keptMs = 60_000
let kept: { client: PoolClient; at: number } | undefined

async function readPoolClient(): Promise<PoolClient> {
  if (kept && Date.now() - kept.at < keptMs) return kept.client
  const { SecretString } = await secretsManager<{ SecretString: string }>('GetSecretValue', {
    SecretId: env('POOL_CLIENT_SECRET'),
  })
  kept = { client: z.parse(PoolClient, JSON.parse(SecretString)), at: Date.now() }
  return kept.client
}

export type PoolLogin = {
  /** For calls the pool takes only from the bearer of a token; none while it waits for a code. */
  accessToken: string | undefined
  /** Proves a code of the member's app, which the pool has asked for after the password. */
  proveCode: (code: string) => Promise<void>
  end: () => Promise<void>
}

/**
 * Logs a member in with their password through the server’s own client: no one else can, and its tokens go nowhere.
 * Wrong passwords count for the pool’s lockout, like those of a login.
 */
export const logInAtPool = (user: StoredUser, typed: string, passwordField?: string): Promise<PoolLogin> =>
  proveInEitherForm(typed, (password) => logInWith(user, password, passwordField), isWrongPassword)

async function logInWith(
  user: StoredUser,
  password: string,
  passwordField: string | undefined,
): Promise<PoolLogin> {
  const client = await readPoolClient()
  const name = poolUserOf(user)
  const caller = { UserPoolId: env('USER_POOL_ID'), ClientId: client.clientId }
  const proof = { USERNAME: name, SECRET_HASH: secretHash(client, name) }
  await commit(announceServerLogin(client.clientId, name, poolTime()))
  const { AuthenticationResult, ChallengeName, Session } = await userPool()
    .send(
      new AdminInitiateAuthCommand({
        ...caller,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { ...proof, PASSWORD: password },
      }),
    )
    .catch((error: unknown) => {
      throw poolRefusal(error, passwordField)
    })
  let tokens = AuthenticationResult
  return {
    accessToken: tokens?.AccessToken,
    async proveCode(code) {
      const answer = new AdminRespondToAuthChallengeCommand({
        ...caller,
        ChallengeName,
        Session,
        ChallengeResponses: { ...proof, SOFTWARE_TOKEN_MFA_CODE: code },
      })
      tokens = (
        await userPool()
          .send(answer)
          .catch((error: unknown) => {
            throw poolRefusal(error)
          })
      ).AuthenticationResult
    },
    end: () => revoke(client, tokens),
  }
}

/** Cognito documents this formula. */
const secretHash = ({ clientId, clientSecret }: PoolClient, username: string) =>
  createHmac('sha256', clientSecret).update(`${username}${clientId}`).digest('base64')

async function revoke(
  { clientId, clientSecret }: PoolClient,
  tokens: AuthenticationResultType | undefined,
): Promise<void> {
  if (!tokens?.RefreshToken) return
  try {
    await userPool().send(
      new RevokeTokenCommand({
        ClientId: clientId,
        ClientSecret: clientSecret,
        Token: tokens.RefreshToken,
      }),
    )
  } catch (error) {
    log.warn('pool_login.not_ended', { error })
  }
}
