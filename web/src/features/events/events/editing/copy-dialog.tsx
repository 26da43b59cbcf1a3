import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { copyEvent, type OwnEvent } from '#shared/events/events/contract.ts'
import { eventPath } from '#shared/events/events/event-path.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCopy } from '../api/event-commands.ts'

/** A new draft like this event on another day. */
export function CopyDialog({ event, onClose }: { event: OwnEvent; onClose: () => void }) {
  const formId = useId()
  const navigate = useNavigate()
  const form = useSchemaForm(copyEvent.body, { defaultValues: { startsOn: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCopy(event.id),
    onDone: ({ id }) => {
      toast.success('Copied into a new draft')
      onClose()
      void navigate(`${eventPath(id)}/edit`)
    },
  })
  return (
    <Dialog
      open
      title={`Copy of ${event.title}`}
      description="The copy keeps the times of the clock and everything you wrote. It starts as a draft without people."
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyText="Copying...">
            Copy event
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-6">
        <FormFailure title="We couldn’t copy the event" failure={failure} attempts={attempts} />
        <Field label="First day" required error={form.formState.errors.startsOn && 'Choose a day'}>
          <Input type="date" {...form.register('startsOn')} />
        </Field>
      </form>
    </Dialog>
  )
}
