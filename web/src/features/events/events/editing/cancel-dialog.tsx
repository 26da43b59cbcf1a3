import { useId } from 'react'
import * as z from 'zod/mini'
import { cancelEvent, type OwnEvent } from '#shared/events/events/contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCancel } from '../api/event-commands.ts'
import type { EventDraft } from './event-values.ts'

type CancelDialogProps = {
  event: Pick<OwnEvent, 'id' | 'version' | 'title'>
  onChanged?: (event: EventDraft) => void
  onClose: () => void
}

const schema = z.omit(cancelEvent.body, { version: true })

/** Cancels a published event for good, with a reason that everyone reads. */
export function CancelDialog({ event, onChanged, onClose }: CancelDialogProps) {
  const formId = useId()
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } })
  const cancel = useCancel(event)
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: cancel,
    onDone: (changed) => {
      onChanged?.(changed)
      toast.success('Event cancelled')
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={`Cancel ${event.title}?`}
      description="Its page stays and shows your reason, and calendars remove it. You cannot undo this."
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Keep event
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyText="Cancelling...">
            Cancel event
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-6">
        <FormFailure title="We couldn’t cancel the event" failure={failure} attempts={attempts} />
        <Field label="Reason" required error={form.formState.errors.reason?.message}>
          <Textarea rows={4} maxLength={500} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  )
}
