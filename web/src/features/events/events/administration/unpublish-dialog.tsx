import { useId } from 'react'
import * as z from 'zod/mini'
import { type AdminEvent, unpublishEvent } from '#shared/events/events/admin-contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useUnpublish } from '../api/moderation-commands.ts'

const schema = z.omit(unpublishEvent.body, { version: true })

/** Turns a published event back into a draft; its organizer reads why. */
export function UnpublishDialog({ event, onClose }: { event: AdminEvent; onClose: () => void }) {
  const formId = useId()
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useUnpublish(event),
    onDone: () => {
      toast.success('Event unpublished')
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={`Unpublish ${event.title}?`}
      description="It becomes a draft that only its organizers see, and they can publish it again. They read your reason. You can’t unpublish an event that people have entered."
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Keep it published
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={busy} busyText="Unpublishing...">
            Unpublish
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-6">
        <FormFailure title="We couldn’t unpublish the event" failure={failure} attempts={attempts} />
        <Field
          label="Reason"
          required
          hint="At least 10 characters"
          error={form.formState.errors.reason?.message}
        >
          <Textarea rows={4} maxLength={500} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  )
}
