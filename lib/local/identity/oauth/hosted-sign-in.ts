import { randomBytes } from 'node:crypto'
import { CognitoError } from '#lib/local/identity/errors.ts'
import type { Pool } from '#lib/local/identity/pool.ts'
import { createOneTime } from '#lib/local/one-time.ts'
import { redirect } from '#lib/local/redirect.ts'
import type { LocalRequest, LocalResponse, LocalService } from '#lib/local/service.ts'
import { federatedUser } from './federated-user.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { createTokenEndpoint, type Grant } from './token-endpoint.ts'

export type HostedSignInOptions = {
  providers: readonly IdentityProvider[]
  /** The exact addresses to which browsers may be sent back. */
  callbackUrls: readonly string[]
  logoutUrls: readonly string[]
  /** The scopes a client may request. */
  scopes: readonly string[]
}

type SignInUnderWay = {
  provider: IdentityProvider
  redirectUri: string
  state: string | undefined
  codeChallenge: string
  nonce: string
  scopes: readonly string[]
}

const minute = 60_000

/** The pages that Cognito hosts, as far as a sign-in through another provider passes them: OAuth2 with code and PKCE. */
export function createHostedSignIn(pool: Pool, options: HostedSignInOptions): LocalService {
  const underWay = createOneTime<SignInUnderWay>(15 * minute, pool.now)
  const grants = createOneTime<Grant>(5 * minute, pool.now)
  const token = createTokenEndpoint(pool, grants)

  async function authorize({ query }: LocalRequest): Promise<LocalResponse> {
    const redirectUri = query.get('redirect_uri') ?? ''
    if (query.get('client_id') !== pool.clientId) return plain('There is no such client.')
    if (!options.callbackUrls.includes(redirectUri)) return plain('This redirect_uri is not registered.')
    const state = query.get('state') ?? undefined
    const refuse = (reason: string) =>
      redirect(redirectUri, { error: 'invalid_request', error_description: reason, state })
    if (query.get('response_type') !== 'code') return refuse('Only response_type=code is enabled')
    const codeChallenge = query.get('code_challenge') ?? ''
    if (query.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
      return refuse('A code_challenge with S256 is required')
    const scopes = query.get('scope')?.split(' ') ?? options.scopes
    if (!scopes.every((scope) => options.scopes.includes(scope))) return refuse('invalid_scope')
    const provider = options.providers.find(({ name }) => name === query.get('identity_provider'))
    if (!provider) return refuse('Identity provider is not enabled for the client')
    const nonce = randomBytes(16).toString('base64url')
    const handle = underWay.put({ provider, redirectUri, state, codeChallenge, nonce, scopes })
    return redirect(provider.authorizeUrl, provider.authorizeParameters(handle, nonce, query))
  }

  /** Handles the browser that the provider sends back. */
  async function returned({ query }: LocalRequest): Promise<LocalResponse> {
    const signIn = underWay.take(query.get('state'))
    if (!signIn) return plain('This sign-in is no longer valid. Go back and start again.')
    const { provider, redirectUri, state, codeChallenge, nonce, scopes } = signIn
    const code = query.get('code')
    if (!code)
      return redirect(redirectUri, {
        error: query.get('error') ?? 'server_error',
        error_description: query.get('error_description') ?? undefined,
        state,
      })
    try {
      const profile = await provider.redeem(code, nonce)
      const { sub } = await federatedUser(pool, provider.name, profile)
      return redirect(redirectUri, { code: grants.put({ sub, redirectUri, codeChallenge, scopes }), state })
    } catch (error) {
      const reason = error instanceof CognitoError ? error.message : 'Your identity could not be verified.'
      return redirect(redirectUri, { error: 'invalid_request', error_description: `${reason} `, state })
    }
  }

  async function logout({ query }: LocalRequest): Promise<LocalResponse> {
    const target = query.get('logout_uri') ?? ''
    if (query.get('client_id') !== pool.clientId || !options.logoutUrls.includes(target))
      return plain('This logout_uri is not registered.')
    return redirect(target)
  }

  const endpoints: Record<string, LocalService> = {
    'GET /oauth2/authorize': authorize,
    'GET /oauth2/idpresponse': returned,
    'POST /oauth2/token': token,
    'GET /logout': logout,
  }
  return async (request) =>
    (await endpoints[`${request.method} ${request.path}`]?.(request)) ?? { status: 404 }
}

/** For errors that must not send anyone anywhere. */
const plain = (sentence: string): LocalResponse => ({
  status: 400,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: sentence,
})
