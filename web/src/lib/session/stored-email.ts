import { kept } from '#web/lib/kept-in-browser.ts'
import { signedInKey, tokenKey } from './stored-session.ts'
import { claimsOf } from './token-claims.ts'

/** The address of the person signed in here, before and without a profile. */
export function storedEmail(): string {
  const user = kept.get(signedInKey()) ?? ''
  return claimsOf(kept.get(tokenKey(user, 'idToken')) ?? '')?.email ?? ''
}
