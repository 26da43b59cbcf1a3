import { startImpersonation as contract } from '#shared/accounts/impersonations/contract.ts'
import { call } from '#web/lib/call.ts'
import { impersonationKey, type StoredImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { kept } from '#web/lib/kept-in-browser.ts'

/** Starts to act as a member, on a fresh page, so nothing that the administrator has read stays in memory. */
export async function startImpersonation(userId: string): Promise<void> {
  const { impersonation, handle } = await call(contract, { body: { userId } })
  const lastsMs = Date.parse(impersonation.expiresAt) - Date.parse(impersonation.createdAt)
  const stored: StoredImpersonation = {
    originalAdminId: impersonation.adminId,
    targetUserId: impersonation.targetId,
    impersonationId: impersonation.id,
    // The time is by the clock of this computer, which counts it down and may be wrong.
    expiresAt: new Date(Date.now() + lastsMs).toISOString(),
    handle,
  }
  kept.set(impersonationKey, JSON.stringify(stored))
  location.assign('/dashboard')
}
