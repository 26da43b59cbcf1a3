import { queryClient } from '../query-client.ts'
import { removeCsrfToken } from './csrf-token.ts'
import { setSession } from './session-store.ts'
import { forgetStoredSession, hasStoredSession } from './stored-session.ts'

/** Ends the session on every device, as far as the network allows, and forgets it here in any case. */
export async function clearSession(): Promise<void> {
  try {
    if (hasStoredSession()) {
      const { revokeEverywhere } = await import('./identity.ts')
      await revokeEverywhere()
    }
  } catch {
    // The tokens run out by themselves; what matters is that they are gone from this browser.
  } finally {
    forgetStoredSession()
    removeCsrfToken()
  }
}

/** Logs out and goes home with a fresh page, so that nothing of the member stays in memory. */
export async function signOut(): Promise<void> {
  await clearSession()
  queryClient.clear()
  setSession({ status: 'anonymous' })
  location.assign('/')
}
