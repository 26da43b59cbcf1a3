import * as z from 'zod/mini'
import { cancelEvent, type OwnEvent } from '#shared/events/events/own-contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCancel } from '../api/event-commands.ts'
import type { EventDraft } from './event-values.ts'
import { useCancelEffect } from './use-cancel-effect.tsx'

type CancelDialogProps = {
  event: Pick<OwnEvent, 'id' | 'version' | 'title'>
  onChanged?: (event: EventDraft) => void
  onClose: () => void
}

const schema = z.omit(cancelEvent.body, { version: true })

/** Cancels a published event for good, with a reason that everyone reads. */
export function CancelDialog({ event: { id, version, title }, onChanged, onClose }: CancelDialogProps) {
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } })
  const { isKnown, lines } = useCancelEffect(id)
  const submission = useSubmit({
    form,
    command: useCancel(),
    inputOf: ({ reason }) => ({ params: { eventId: id }, body: { reason, version } }),
    onDone: (changed) => {
      onChanged?.(changed)
      toast.success('Event cancelled')
      onClose()
    },
  })
  return (
    <FormDialog
      title={`Cancel ${title}?`}
      description="Its page stays and shows your reason, and calendars remove it. You cannot undo this."
      submission={submission}
      failed="We couldn’t cancel the event"
      submitLabel="Cancel event"
      busyText="Cancelling..."
      danger
      disabled={!isKnown}
      cancelLabel="Keep event"
      onClose={onClose}
    >
      {lines}
      <Field label="Reason" required error={form.formState.errors.reason?.message}>
        <Textarea rows={4} maxLength={500} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}
