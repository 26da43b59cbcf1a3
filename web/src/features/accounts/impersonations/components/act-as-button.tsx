import { useState } from 'react'
import { startImpersonation as contract } from '#shared/accounts/impersonations/contract.ts'
import { minutesToImpersonate } from '#shared/accounts/impersonations/impersonation.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { call } from '#web/lib/call.ts'
import { impersonationKey, type StoredImpersonation } from '#web/lib/impersonation/stored-impersonation.ts'
import { kept } from '#web/lib/kept-in-browser.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

type ActAsButtonProps = { userId: string; name: string }

/** Asks first: from here on everything is done in the member's place. */
export function ActAsButton({ userId, name }: ActAsButtonProps) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const start = async () => {
    setBusy(true)
    try {
      await startImpersonation(userId)
    } catch (error) {
      setBusy(false)
      toastFailure(error)
    }
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>Log in as</Button>
      <ConfirmDialog
        open={asking}
        title={`Log in as ${name}?`}
        description={`For up to ${minutesToImpersonate} minutes, you see and use the platform as this member. We record both names with everything you change. You can’t change their password, email, two-factor authentication, payment methods or plan, export their data, delete their account or issue refunds.`}
        confirmLabel="Log in as this member"
        busy={busy}
        onConfirm={() => void start()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}

/** Starts to act as a member, on a fresh page, so nothing that the administrator has read stays in memory. */
async function startImpersonation(userId: string): Promise<void> {
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
