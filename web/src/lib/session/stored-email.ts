import { signedInKey, tokenKey } from './stored-session.ts'
import { claimsOf } from './token-claims.ts'

/** The address of who is signed in here, before and without a profile. */
export function storedEmail(): string {
  const user = localStorage.getItem(signedInKey()) ?? ''
  return claimsOf(localStorage.getItem(tokenKey(user, 'idToken')) ?? '')?.email ?? ''
}
