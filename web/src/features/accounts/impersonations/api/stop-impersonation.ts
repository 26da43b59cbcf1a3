import { endImpersonation } from '#shared/accounts/impersonations/contract.ts'
import { call } from '#web/lib/call.ts'
import { forgetImpersonation, storedImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'

/**
 * Switches back to the administrator and returns to the member's account. The server is notified if possible.
 */
export async function stopImpersonation(): Promise<void> {
  const stored = storedImpersonation()
  forgetImpersonation()
  if (!stored) return location.assign('/')
  const params = { impersonationId: stored.impersonationId as `imp_${string}` }
  await call(endImpersonation, { params }).catch(() => undefined)
  location.assign(`/admin/users/${stored.targetUserId}`)
}
