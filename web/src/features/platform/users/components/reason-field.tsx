import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type ReasonFieldProps = { reason: string; missing: boolean; onChange: (reason: string) => void }

/** Asks for the reason for an action on an account, which its owner will read. */
export function ReasonField({ reason, missing, onChange }: ReasonFieldProps) {
  return (
    <Field
      label="Reason"
      required
      hint="They see it in the email."
      {...(missing && !reason.trim() && { error: 'Give a reason' })}
    >
      <Textarea maxLength={500} value={reason} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}
