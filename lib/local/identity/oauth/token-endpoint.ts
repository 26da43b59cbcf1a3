import { createHash } from 'node:crypto'
import { CognitoError } from '#lib/local/identity/errors.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import { completeSignIn, refresh } from '#lib/local/identity/sign-in.ts'
import { json } from '#lib/local/json-response.ts'
import type { OneTime } from '#lib/local/one-time.ts'
import type { LocalService } from '#lib/local/service.ts'

/** The sign-in behind an authorization code. */
export type Grant = { sub: string; redirectUri: string; codeChallenge: string; scopes: readonly string[] }

type Form = URLSearchParams

/** Swaps a code for tokens, once, for the client that began the sign-in (RFC 7636), and renews them. */
export function createTokenEndpoint(pool: Pool, grants: OneTime<Grant>): LocalService {
  const caller = { client: { id: pool.clientId } }

  async function fromCode(form: Form) {
    const grant = grants.take(form.get('code'))
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const user = grant && pool.users.find(grant.sub)
    if (grant?.redirectUri !== form.get('redirect_uri') || grant?.codeChallenge !== proof || !user?.enabled)
      return undefined
    const signedIn = await completeSignIn(pool, user, 'TokenGeneration_HostedAuth', caller, grant.scopes)
    return signedIn.AuthenticationResult
  }

  async function fromRefreshToken(form: Form) {
    const session = pool.sessions.resume(form.get('refresh_token') ?? '', pool.clientId)
    return (await refresh(pool, session, caller)).AuthenticationResult
  }

  const grantTypes: Record<string, (form: Form) => Promise<Issued | undefined>> = {
    authorization_code: fromCode,
    refresh_token: fromRefreshToken,
  }

  return async ({ body }) => {
    const form = new URLSearchParams(body.toString())
    if (form.get('client_id') !== pool.clientId) return json(400, { error: 'invalid_client' })
    const type = form.get('grant_type') ?? ''
    const issue = Object.hasOwn(grantTypes, type) ? grantTypes[type] : undefined
    if (!issue) return json(400, { error: 'unsupported_grant_type' })
    try {
      const tokens = await issue(form)
      return tokens ? json(200, answerOf(tokens)) : json(400, { error: 'invalid_grant' })
    } catch (error) {
      if (!(error instanceof CognitoError)) throw error
      return json(400, { error: 'invalid_grant', error_description: error.message })
    }
  }
}

type Issued = {
  AccessToken: string
  IdToken: string
  RefreshToken?: string
  TokenType: string
  ExpiresIn: number
}

const answerOf = (tokens: Issued) => ({
  access_token: tokens.AccessToken,
  id_token: tokens.IdToken,
  ...(tokens.RefreshToken && { refresh_token: tokens.RefreshToken }),
  token_type: tokens.TokenType,
  expires_in: tokens.ExpiresIn,
})
