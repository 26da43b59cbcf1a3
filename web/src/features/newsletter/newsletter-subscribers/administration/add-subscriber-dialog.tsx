import * as z from 'zod/mini'
import {
  type NewsletterTopic,
  TopicKey,
} from '#shared/newsletter/newsletter-subscribers/newsletter-settings.ts'
import { Email } from '#shared/platform/users/email.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAddSubscriber } from '../api/admin-audience-api.ts'

const Fields = z.strictObject({ email: Email, topics: z.array(TopicKey) })

type AddDialogProps = { topics: readonly NewsletterTopic[]; onClose: () => void }

/** Adds one address, which is asked to confirm. */
export function AddDialog({ topics, onClose }: AddDialogProps) {
  const form = useSchemaForm(Fields, { defaultValues: { email: '', topics: [] } })
  const submission = useSubmit({
    form,
    command: useAddSubscriber(),
    inputOf: (body: z.infer<typeof Fields>) => ({ body }),
    onDone: ({ email }) => {
      toast.success(`We asked ${email} to confirm`)
      onClose()
    },
  })
  const { errors } = form.formState
  const offered = topics.filter(({ isOffered }) => isOffered)
  return (
    <FormDialog
      title="Add a subscriber"
      description="We email this address to ask. Nothing more goes there until they confirm."
      submission={submission}
      failed="We couldn’t add this address"
      submitLabel="Send confirmation"
      busyText="Sending..."
      onClose={onClose}
    >
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="off" maxLength={128} {...form.register('email')} />
      </Field>
      {offered.length > 0 && (
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-sm font-semibold">Topics</legend>
          {offered.map(({ key, label }) => (
            <Checkbox key={key} label={label} value={key} {...form.register('topics')} />
          ))}
          <p className="text-sm text-dim">Blank = all topics.</p>
        </fieldset>
      )}
    </FormDialog>
  )
}
