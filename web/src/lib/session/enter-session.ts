import { track } from '../analytics/track.ts'
import { ApiError } from '../api-error.ts'
import { clearSession } from './clear-session.ts'
import { createCsrfToken } from './csrf-token.ts'
import type { Proof } from './identity.ts'
import { reloadProfile } from './load-session.ts'
import { setPendingEmail } from './pending-email.ts'
import { storedEmail } from './stored-email.ts'

/**
 * Begins the session of a person who has just proven who they are, or ends it everywhere when there is no profile for
 * it.
 */
export async function enterSession(method: 'email' | 'google'): Promise<Proof> {
  createCsrfToken()
  const email = storedEmail()
  try {
    await reloadProfile()
    track('login', { method })
    return 'signed-in'
  } catch (error) {
    await clearSession()
    if (!(error instanceof ApiError) || error.code !== 'email_unverified') throw error
    setPendingEmail(email)
    return 'unverified'
  }
}
