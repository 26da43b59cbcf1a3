import { claimsOf } from '../session/token-claims.ts'

export const impersonationKey = 'impersonation'

/** Dispatched on the window, with the refusal, when the server no longer lets the administrator act as the member. */
export const impersonationEnded = 'impersonation-ended'

/** Kept so that a reload goes on as the same member; it is of use to the administrator who started it alone. */
export type StoredImpersonation = {
  originalAdminId: string
  targetUserId: string
  impersonationId: string
  handle: string
  expiresAt: string
}

export function storedImpersonation(): StoredImpersonation | undefined {
  const stored = localStorage.getItem(impersonationKey)
  return stored ? (JSON.parse(stored) as StoredImpersonation) : undefined
}

/** What goes with a call of the administrator who started it. Somebody else's is of no use and is cleared. */
export function impersonationHandle(accessToken: string): string | undefined {
  const stored = storedImpersonation()
  if (!stored) return undefined
  if (stored.originalAdminId === claimsOf(accessToken)?.sub) return stored.handle
  forgetImpersonation()
  return undefined
}

export function forgetImpersonation(): void {
  localStorage.removeItem(impersonationKey)
}
