import { accountIdOf } from '#shared/platform/sessions/claims.ts'
import { kept } from '#web/lib/kept-in-browser.ts'
import { claimsOf } from '../session/token-claims.ts'

export const impersonationKey = 'impersonation'

/** Dispatched on the window, with the refusal, when the server no longer lets the administrator act as the member. */
export const impersonationEnded = 'impersonation-ended'

/** Kept so that a reload continues as the same member. Only the administrator who started it can use it. */
export type StoredImpersonation = {
  originalAdminId: string
  targetUserId: string
  impersonationId: string
  handle: string
  expiresAt: string
}

export function storedImpersonation(): StoredImpersonation | undefined {
  const text = kept.get(impersonationKey)
  if (text === null) return undefined
  const stored = parseImpersonation(text)
  // With anything else stored there, every call would fail, so the administrator continues as themselves.
  if (!stored) forgetImpersonation()
  return stored
}

/** A handle travels as a header, which takes few characters. */
const handlePattern = /^[\w.-]+$/

export function parseImpersonation(text: string): StoredImpersonation | undefined {
  try {
    const { originalAdminId, targetUserId, impersonationId, handle, expiresAt } = JSON.parse(text)
    const stored = { originalAdminId, targetUserId, impersonationId, handle, expiresAt }
    const whole = Object.values(stored).every((value) => typeof value === 'string')
    return whole && handlePattern.test(handle) && Date.parse(expiresAt) > 0 ? stored : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the handle to send with a call of the administrator who started the impersonation. Another person’s
 * handle is useless and is cleared.
 */
export function impersonationHandle(accessToken: string): string | undefined {
  const stored = storedImpersonation()
  if (!stored) return undefined
  if (stored.originalAdminId === accountIdOf(claimsOf(accessToken) ?? {})) return stored.handle
  forgetImpersonation()
  return undefined
}

export function forgetImpersonation(): void {
  kept.remove(impersonationKey)
}
