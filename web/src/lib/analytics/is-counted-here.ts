import { storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { currentSession } from '#web/lib/session/session-store.ts'

/** True where the browser asks not to be tracked, whatever was chosen on the site. */
export const refusesTracking = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
  navigator.doNotTrack === '1'

/** Tells whether the person here is counted: administrators are not, as themselves or as a member. */
export function isCountedHere(): boolean | 'unknown' {
  if (storedImpersonation()) return false
  const session = currentSession()
  if (session.status === 'signed-in') return session.me.membershipType !== 'admin'
  return session.status === 'anonymous' || 'unknown'
}
