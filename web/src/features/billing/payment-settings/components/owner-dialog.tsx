import type { ComponentProps, ReactNode } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { hasPassword } from '#shared/platform/users/has-password.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { WhosePassword } from '#web/features/platform/forms/whose-password.tsx'
import { ConfirmWithGoogle } from '#web/features/platform/security/components/confirm-with-google.tsx'
import { PasswordProof } from '#web/features/platform/security/components/password-proof.tsx'
import { useFreshLogin } from '#web/features/platform/security/components/use-fresh-login.ts'
import { useMe } from '#web/lib/session/use-session.ts'

type OwnerDialogProps = Omit<ComponentProps<typeof FormDialog>, 'submitLabel' | 'children'> & {
  confirmLabel: string
  password: { registration: UseFormRegisterReturn; error: string | undefined }
  children?: ReactNode
}

/** A decision about payments, with the proof that its own administrator makes it. */
export function OwnerDialog({ confirmLabel, password, children, ...dialog }: OwnerDialogProps) {
  const me = useMe()
  const unproven = !useFreshLogin() && !hasPassword(me)
  return (
    <FormDialog
      {...dialog}
      submitLabel={!unproven && confirmLabel}
      busyText="Saving..."
      className="grid gap-5"
    >
      {unproven ? (
        <ConfirmWithGoogle purpose="Before you change how members pay" />
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
