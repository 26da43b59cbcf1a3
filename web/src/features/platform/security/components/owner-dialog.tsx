import type { ComponentProps, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { hasPassword } from '#shared/platform/users/has-password.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { WhosePassword } from '#web/features/platform/forms/whose-password.tsx'
import { useMe } from '#web/lib/session/use-session.ts'
import { ConfirmWithGoogle } from './confirm-with-google.tsx'
import { PasswordProof } from './password-proof.tsx'
import { useFreshLogin } from './use-fresh-login.ts'

type OwnerDialogProps = Omit<ComponentProps<typeof FormDialog>, 'submitLabel' | 'children'> & {
  confirmLabel: string
  /** What the proof is for: "Before you change how members pay". */
  purpose: string
  password: { registration: UseFormRegisterReturn; error: string | undefined }
  children?: ReactNode
}

/** A form that only the person whose account it is may send, with the proof that they do. */
export function OwnerDialog({
  confirmLabel,
  purpose,
  password,
  busyText = 'Saving...',
  children,
  ...dialog
}: OwnerDialogProps) {
  const me = useMe()
  const unproven = !useFreshLogin() && !hasPassword(me)
  return (
    <FormDialog
      {...dialog}
      submitLabel={!unproven && confirmLabel}
      busyText={busyText}
      className="grid gap-5"
    >
      {unproven ? (
        <ConfirmWithGoogle purpose={purpose} />
      ) : (
        <>
          {children}
          <WhosePassword email={me.email} />
          <PasswordProof {...password} />
        </>
      )}
    </FormDialog>
  )
}
