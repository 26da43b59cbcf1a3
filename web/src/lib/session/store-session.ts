import { kept } from '#web/lib/kept.ts'
import type { Tokens } from './google-sign-in.ts'
import { signedInKey, tokenKey } from './stored-session.ts'
import { claimsOf } from './token-claims.ts'

/** How the person came in, for the way out. It stands with the tokens, so that it goes when they go. */
export const throughGoogleKey = () => tokenKey('through', 'google')

/** Keeps tokens where and as Amplify keeps its own, which renews and revokes them from then on. */
export function storeSession({ access_token, id_token, refresh_token }: Tokens): void {
  const { username: user = '', iat } = claimsOf(access_token) ?? {}
  kept.set(tokenKey(user, 'accessToken'), access_token)
  kept.set(tokenKey(user, 'idToken'), id_token)
  kept.set(tokenKey(user, 'refreshToken'), refresh_token)
  // The clock of this computer may be wrong: what counts is how far it is from the pool's.
  kept.set(tokenKey(user, 'clockDrift'), String(iat ? iat * 1000 - Date.now() : 0))
  kept.set(throughGoogleKey(), 'true')
  // The last, because other tabs take it for the sign of a new session.
  kept.set(signedInKey(), user)
}
