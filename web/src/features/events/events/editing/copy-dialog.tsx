import { useNavigate } from 'react-router-dom'
import { eventPath } from '#shared/events/events/event-path.ts'
import { copyEvent, type OwnEvent } from '#shared/events/events/own-contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCopy } from '../api/event-commands.ts'

/** A new draft like this event on another day. */
export function CopyDialog({ event, onClose }: { event: OwnEvent; onClose: () => void }) {
  const navigate = useNavigate()
  const form = useSchemaForm(copyEvent.body, { defaultValues: { startsOn: '' } })
  const submission = useSubmit({
    form,
    command: useCopy(),
    inputOf: (body) => ({ params: { eventId: event.id }, body }),
    onDone: ({ id }) => {
      toast.success('Copied into a new draft')
      onClose()
      void navigate(`${eventPath(id)}/edit`)
    },
  })
  return (
    <FormDialog
      title={`Copy of ${event.title}`}
      description="The copy keeps the times of the clock and everything you wrote. It starts as a draft without people."
      submission={submission}
      failed="We couldn’t copy the event"
      submitLabel="Copy event"
      busyText="Copying..."
      onClose={onClose}
    >
      <Field label="First day" required error={form.formState.errors.startsOn && 'Choose a day'}>
        <Input type="date" {...form.register('startsOn')} />
      </Field>
    </FormDialog>
  )
}
