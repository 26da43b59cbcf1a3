import { useState } from 'react'
import { minutesToImpersonate } from '#shared/accounts/impersonations/impersonation.ts'
import { toastFailure } from '#web/features/platform/forms/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { startImpersonation } from '../api/start-impersonation.ts'

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
      <Button onClick={() => setAsking(true)}>Act as this member</Button>
      <ConfirmDialog
        open={asking}
        title={`Act as ${name}?`}
        description={`For up to ${minutesToImpersonate} minutes, you see and use the platform as this member. We record both names with everything you change. You can’t change their password, email, two-factor authentication, payment methods or plan, export their data, delete their account or issue refunds.`}
        confirmLabel="Act as this member"
        busy={busy}
        onConfirm={() => void start()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
