import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type ReasonFieldProps = { reason: string; missing: boolean; onChange: (reason: string) => void }

/** Why something is done to an account, for its owner. */
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
