import { kept } from '#web/lib/kept-in-browser.ts'
import type { Tokens } from './google-sign-in.ts'
import { signedInKey, tokenKey } from './stored-session.ts'
import { claimsOf } from './token-claims.ts'

/**
 * The key that records how the person signed in, for signing out. It is stored with the tokens so that it
 * goes when they go.
 */
export const throughGoogleKey = () => tokenKey('through', 'google')

/** Keeps tokens where and as Amplify keeps its own, which revokes them from then on. */
export function storeSession({ access_token, id_token, refresh_token }: Tokens): void {
  const { username: user = '' } = claimsOf(access_token) ?? {}
  keepTokens(user, access_token, id_token)
  kept.set(tokenKey(user, 'refreshToken'), refresh_token)
  kept.set(throughGoogleKey(), 'true')
  // The last, because other tabs take it for the sign of a new session.
  kept.set(signedInKey(), user)
}

/** Keeps the tokens that are renewed. */
export function keepTokens(user: string, accessToken: string, idToken: string): void {
  const { iat } = claimsOf(accessToken) ?? {}
  kept.set(tokenKey(user, 'accessToken'), accessToken)
  kept.set(tokenKey(user, 'idToken'), idToken)
  // The clock of this computer may be wrong, so its difference from the pool's is kept.
  kept.set(tokenKey(user, 'clockDrift'), String(iat ? iat * 1000 - Date.now() : 0))
}
