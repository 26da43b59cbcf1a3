import type { Tokens } from './google-sign-in.ts'
import { signedInKey, tokenKey } from './stored-session.ts'
import { claimsOf } from './token-claims.ts'

/** How the person came in, for the way out. It stands with the tokens, so that it goes when they go. */
export const throughGoogleKey = () => tokenKey('through', 'google')

/** Keeps tokens where and as Amplify keeps its own, which renews and revokes them from then on. */
export function storeSession({ access_token, id_token, refresh_token }: Tokens): void {
  const user = claimsOf(access_token)?.username ?? ''
  localStorage.setItem(tokenKey(user, 'accessToken'), access_token)
  localStorage.setItem(tokenKey(user, 'idToken'), id_token)
  localStorage.setItem(tokenKey(user, 'refreshToken'), refresh_token)
  localStorage.setItem(tokenKey(user, 'clockDrift'), '0')
  localStorage.setItem(throughGoogleKey(), 'true')
  // The last, because other tabs take it for the sign of a new session.
  localStorage.setItem(signedInKey(), user)
}
