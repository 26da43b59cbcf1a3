import { call } from '../call.ts'
import { forgetImpersonation } from '../impersonation/stored-impersonation.ts'
import { forgetOwn } from '../kept-in-browser.ts'
import { removeCsrfToken } from './csrf-token.ts'
import { forgetStoredSession, hasStoredSession } from './stored-session.ts'

/** Ends the session on every device, as far as the network allows, and forgets it here in any case. */
export async function clearSession(): Promise<void> {
  try {
    if (hasStoredSession()) await endEverywhere()
  } catch {
    // The tokens expire by themselves. This browser must no longer have them.
  } finally {
    forgetStoredSession()
    removeCsrfToken()
    forgetOwn()
  }
}

/**
 * Our own server refuses the tokens from the next call on. Without a profile, only this session can be ended.
 */
async function endEverywhere(): Promise<void> {
  // An administrator who acts as a member logs out themselves.
  forgetImpersonation()
  try {
    const { signOut } = await import('#shared/platform/sessions/contract.ts')
    await call(signOut, {}, { last: true })
  } catch {
    const { revokeHere } = await import('./identity.ts')
    await revokeHere()
  }
}
