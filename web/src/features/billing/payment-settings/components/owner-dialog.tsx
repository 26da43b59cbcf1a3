import { type ReactNode, type SyntheticEvent, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { hasPassword } from '#shared/platform/users/has-password.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { WhosePassword } from '#web/features/platform/forms/whose-password.tsx'
import { ConfirmWithGoogle } from '#web/features/platform/security/components/confirm-with-google.tsx'
import { PasswordProof } from '#web/features/platform/security/components/password-proof.tsx'
import { useFreshLogin } from '#web/features/platform/security/components/use-fresh-login.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type OwnerDialogProps = {
  title: string
  description: ReactNode
  failed: string
  confirmLabel: string
  danger?: boolean
  submission: {
    onSubmit: (event: SyntheticEvent) => void
    busy: boolean
    failure: Error | null
    attempts: number
  }
  password: { registration: UseFormRegisterReturn; error: string | undefined }
  onClose: () => void
  children?: ReactNode
}

/** A decision about payments, with the proof that its own administrator makes it. */
export function OwnerDialog({
  title,
  description,
  failed,
  confirmLabel,
  danger = false,
  submission: { onSubmit, busy, failure, attempts },
  password,
  onClose,
  children,
}: OwnerDialogProps) {
  const id = useId()
  const me = useMe()
  const unproven = !useFreshLogin() && !hasPassword(me)
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={onClose}
      dismissible={!busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          {!unproven && (
            <Button
              type="submit"
              form={id}
              variant={danger ? 'danger' : 'primary'}
              busy={busy}
              busyText="Saving..."
            >
              {confirmLabel}
            </Button>
          )}
        </>
      }
    >
      {unproven ? (
        <ConfirmWithGoogle purpose="Before you change how members pay" />
      ) : (
        <form id={id} noValidate onSubmit={onSubmit} className="grid gap-5">
          <FormFailure title={failed} failure={failure} attempts={attempts} />
          {children}
          <WhosePassword email={me.email} />
          <PasswordProof {...password} />
        </form>
      )}
    </Dialog>
  )
}
