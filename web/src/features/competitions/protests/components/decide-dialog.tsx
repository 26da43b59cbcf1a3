import type { ProtestRow } from '#shared/competitions/protests/contract.ts'
import { ProtestDecision } from '#shared/competitions/protests/protest.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideProtest } from '../api/protest-commands.ts'

type DecideDialogProps = { protest: ProtestRow; onClose: () => void }

/** Upholds or denies a protest: in full to those concerned, and in a sentence to everyone. */
export function DecideDialog({ protest, onClose }: DecideDialogProps) {
  const form = useSchemaForm(ProtestDecision, {
    defaultValues: { status: 'denied', decision: '', publicDecision: '' },
  })
  const submission = useSubmit({
    form,
    command: useDecideProtest(),
    inputOf: (body) => ({ params: { eventId: protest.eventId, protestId: protest.id }, body }),
    onDone: ({ status }) => {
      toast.success(status === 'upheld' ? 'Protest upheld' : 'Protest rejected')
      onClose()
    },
  })
  const errors = form.formState.errors
  return (
    <FormDialog
      title={`Decide the protest of ${protest.byName}`}
      description="A protest that you uphold opens the class. It changes no score by itself."
      submission={submission}
      failed="We couldn’t save the decision"
      submitLabel="Save decision"
      busyText="Saving..."
      cancelLabel="Go back"
      className="grid gap-4"
      onClose={onClose}
    >
      <p className="whitespace-pre-line wrap-anywhere">{protest.text}</p>
      <Field label="Decision" error={errors.status?.message}>
        <Select {...form.register('status')}>
          <option value="denied">Rejected: the places stand</option>
          <option value="upheld">Upheld: something must change</option>
        </Select>
      </Field>
      <Field label="To the people involved" required error={errors.decision?.message}>
        <Textarea rows={4} maxLength={2000} {...form.register('decision')} />
      </Field>
      <Field
        label="To everyone"
        hint="One sentence beside the results."
        required
        error={errors.publicDecision?.message}
      >
        <Textarea rows={2} maxLength={500} {...form.register('publicDecision')} />
      </Field>
    </FormDialog>
  )
}
