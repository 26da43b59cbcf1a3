import { ApiError } from '../api-error.ts'
import { call } from '../call.ts'
import { forgetImpersonation, storedImpersonation } from '../impersonation/stored-impersonation.ts'
import { removeCsrfToken } from './csrf-token.ts'
import { setSession } from './session-store.ts'
import { forgetStoredSession, hasStoredSession } from './stored-session.ts'

const profileTimeoutMs = 15_000

/** Fetches the profile again, such as after its status may have changed. */
export async function reloadProfile(): Promise<void> {
  // Visitors have no profile: the contract comes with the first member.
  const { getMe } = await import('#shared/users/contract.ts')
  const me = await call(getMe, {}, { signal: AbortSignal.timeout(profileTimeoutMs) })
  setSession({ status: 'signed-in', me })
}

/** Finds out who is here when the page starts or another tab has signed in or out. */
export async function loadSession(): Promise<void> {
  if (!hasStoredSession()) return setSession({ status: 'anonymous' })
  try {
    await reloadProfile()
  } catch (error) {
    // Signed in but without a usable profile: as good as not signed in. Being offline is no reason to forget it.
    if (storedImpersonation() && error instanceof ApiError) {
      forgetImpersonation()
      return loadSession()
    }
    if (error instanceof ApiError && (error.status === 401 || error.status === 403)) {
      forgetStoredSession()
      removeCsrfToken()
    }
    setSession({ status: 'anonymous' })
  }
}
