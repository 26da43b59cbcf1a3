import { startImpersonation as contract } from '#shared/impersonations/contract.ts'
import { call } from '#web/lib/call.ts'
import { storeImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'

/** Begins to act as a member, on a fresh page, so that nothing that the administrator has read stays in memory. */
export async function startImpersonation(userId: string): Promise<void> {
  const { impersonation, handle } = await call(contract, { body: { userId } })
  storeImpersonation({
    originalAdminId: impersonation.adminId,
    targetUserId: impersonation.targetId,
    impersonationId: impersonation.id,
    expiresAt: impersonation.expiresAt,
    handle,
  })
  location.assign('/dashboard')
}
