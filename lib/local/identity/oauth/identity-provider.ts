import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as z from 'zod/mini'

/** A provider of identities, and what the pool is known by there. */
export type ProviderSettings = { name: string; issuer: string; clientId: string; clientSecret: string }

const Profile = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.email({ pattern: z.regexes.html5Email }),
  email_verified: z.boolean(),
  name: z.optional(z.string()),
  nonce: z.string(),
})
export type Profile = z.infer<typeof Profile>

export type IdentityProvider = ReturnType<typeof createIdentityProvider>

/** The pool as a client of an OpenID Connect provider. */
export function createIdentityProvider(settings: ProviderSettings, returnTo: string, now: () => number) {
  const { name, issuer, clientId, clientSecret } = settings
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks.json`))

  const authorizeUrl = `${issuer}/authorize`
  const authorizeParameters = (state: string, nonce: string, asked: URLSearchParams) => ({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: returnTo,
    scope: 'openid email profile',
    state,
    nonce,
    prompt: asked.get('prompt') ?? undefined,
    login_hint: asked.get('login_hint') ?? undefined,
  })

  /** Swaps the code for an id token, and believes it only as the provider’s published keys prove it. */
  async function redeem(code: string, nonce: string): Promise<Profile> {
    const answer = await fetch(`${issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: returnTo,
        client_id: clientId,
        client_secret: clientSecret,
      }),
    })
    const { id_token: idToken } = (await answer.json()) as { id_token?: string }
    const { payload } = await jwtVerify(idToken ?? '', keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      currentDate: new Date(now()),
    })
    const profile = z.parse(Profile, payload)
    if (profile.nonce !== nonce) throw new Error('the id token answers another request')
    return profile
  }

  return { name, authorizeUrl, authorizeParameters, redeem }
}
