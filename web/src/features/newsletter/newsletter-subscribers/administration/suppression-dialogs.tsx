import { useState } from 'react'
import * as z from 'zod/mini'
import type { Suppression } from '#shared/newsletter/newsletter-subscribers/admin-contract.ts'
import { Email } from '#shared/platform/users/email.ts'
import { line } from '#shared/text.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { ReasonCommand } from '#web/features/platform/forms/reason-command.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddSuppression, useRemoveSuppression } from '../api/admin-audience-api.ts'

const Fields = z.strictObject({ email: Email, scope: z.enum(['all', 'bulk']), note: line(300, 3) })

/** Stops emails to one address by hand. */
export function AddSuppressionDialog({ onClose }: { onClose: () => void }) {
  const form = useSchemaForm(Fields, { defaultValues: { email: '', scope: 'bulk', note: '' } })
  const submission = useSubmit({
    form,
    command: useAddSuppression(),
    inputOf: (body: z.infer<typeof Fields>) => ({ body }),
    onDone: ({ email }) => {
      toast.success(`${email} is suppressed`)
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Suppress an address"
      submission={submission}
      failed="We couldn’t add this address"
      submitLabel="Suppress"
      busyText="Saving..."
      onClose={onClose}
    >
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="off" maxLength={128} {...form.register('email')} />
      </Field>
      <Field label="Stops" error={errors.scope?.message}>
        <Select {...form.register('scope')}>
          <option value="bulk">Newsletters only</option>
          <option value="all">All emails except login emails</option>
        </Select>
      </Field>
      <Field label="Reason" required hint="For administrators." error={errors.note?.message}>
        <Input autoComplete="off" maxLength={300} {...form.register('note')} />
      </Field>
    </FormDialog>
  )
}

type RemoveSuppressionDialogProps = { suppression: Suppression; onClose: () => void }

const about = {
  bounce:
    'An email to this address bounced. Remove it only if the address works again: email that keeps bouncing harms all of ours.',
  complaint: 'Someone at this address reported our email as spam.',
  by_hand: 'An administrator stopped emails to this address.',
} as const

/** Lets emails go to an address again. After a complaint, only if the person asked. */
export function RemoveSuppressionDialog({
  suppression: { email, reason, note },
  onClose,
}: RemoveSuppressionDialogProps) {
  const [askedByPerson, setAsked] = useState(false)
  const isComplaint = reason === 'complaint'
  return (
    <ReasonCommand
      least={3}
      title={`Write to ${email} again?`}
      description={[about[reason], note && `The note says: ${note}`].filter(Boolean).join(' ')}
      confirmLabel="Remove"
      done={`Emails to ${email} go out again`}
      failed="We couldn’t remove this address"
      hint="Stays in the activity log. Up to 300 characters."
      problem={isComplaint && !askedByPerson ? 'Confirm that the person asked us to write again.' : undefined}
      command={useRemoveSuppression()}
      inputOf={(words) => ({ body: { email, note: words, askedByPerson } })}
      onClose={onClose}
    >
      {isComplaint && (
        <Checkbox
          label="The person asked us to"
          checked={askedByPerson}
          onChange={({ target }) => setAsked(target.checked)}
        />
      )}
    </ReasonCommand>
  )
}
