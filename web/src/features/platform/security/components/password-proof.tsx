import type { UseFormRegisterReturn } from 'react-hook-form'
import { hasPassword } from '#shared/platform/users/has-password.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

/** Asks for the password of members who have one. Others have just confirmed with Google. */
export function PasswordProof({
  registration,
  error,
}: {
  registration: UseFormRegisterReturn
  error: string | undefined
}) {
  if (!hasPassword(useMe())) return null
  return (
    <Field label="Your password" required error={error}>
      <PasswordInput autoComplete="current-password" {...registration} />
    </Field>
  )
}
