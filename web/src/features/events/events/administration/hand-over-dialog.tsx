import * as z from 'zod/mini'
import { type AdminEvent, changeEventOwner } from '#shared/events/events/admin-contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { MemberChoice } from '#web/features/platform/users/components/member-choice.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useHandOver } from '../api/moderation-commands.ts'

const schema = z.omit(changeEventOwner.body, { version: true })

/** Gives an event to another organizer. Both read the reason. */
export function HandOverDialog({ event, onClose }: { event: AdminEvent; onClose: () => void }) {
  const form = useSchemaForm(schema, { defaultValues: { userId: '' as AdminEvent['ownerId'], reason: '' } })
  const submission = useSubmit({
    form,
    command: useHandOver(),
    inputOf: (fields) => ({ params: { eventId: event.id }, body: { ...fields, version: event.version } }),
    onDone: ({ ownerName }) => {
      toast.success(`${ownerName} organizes the event now`)
      onClose()
    },
  })
  const { errors } = form.formState
  return (
    <FormDialog
      title={`Transfer ${event.title}`}
      description={`${event.ownerName} organizes it now and loses organizer access. Both will see your reason.`}
      submission={submission}
      failed="We couldn’t transfer the event"
      submitLabel="Transfer"
      busyText="Transferring..."
      onClose={onClose}
    >
      <MemberChoice
        legend="New organizer"
        placeholder="Name or email of the new organizer"
        current={event.ownerId}
        chosen={form.watch('userId')}
        error={errors.userId && 'Search for a member and choose them.'}
        onChoose={(userId) => form.setValue('userId', userId, { shouldDirty: true, shouldValidate: true })}
      />
      <Field label="Reason" required hint="Up to 500 characters" error={errors.reason?.message}>
        <Textarea rows={3} maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
