import { createHash } from 'node:crypto'
import type { Pool } from '#lib/local/identity/pool.ts'
import { completeSignIn } from '#lib/local/identity/sign-in.ts'
import { json } from '#lib/local/json-response.ts'
import type { OneTime } from '#lib/local/one-time.ts'
import type { LocalService } from '#lib/local/service.ts'

/** What an authorization code stands for. */
export type Grant = { sub: string; redirectUri: string; codeChallenge: string }

/** Swaps a code for tokens, once, for whoever began the sign-in (RFC 7636). */
export function createTokenEndpoint(pool: Pool, grants: OneTime<Grant>): LocalService {
  return async ({ body }) => {
    const form = new URLSearchParams(body.toString())
    if (form.get('client_id') !== pool.clientId) return json(400, { error: 'invalid_client' })
    if (form.get('grant_type') !== 'authorization_code') return json(400, { error: 'unsupported_grant_type' })
    const grant = grants.take(form.get('code'))
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const user = grant && pool.users.find(grant.sub)
    if (grant?.redirectUri !== form.get('redirect_uri') || grant?.codeChallenge !== proof || !user?.enabled)
      return json(400, { error: 'invalid_grant' })
    const { AuthenticationResult: tokens } = await completeSignIn(
      pool,
      user,
      'TokenGeneration_HostedAuth',
      undefined,
    )
    return json(200, {
      access_token: tokens.AccessToken,
      id_token: tokens.IdToken,
      refresh_token: tokens.RefreshToken,
      token_type: tokens.TokenType,
      expires_in: tokens.ExpiresIn,
    })
  }
}
