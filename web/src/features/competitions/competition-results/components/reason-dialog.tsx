import { useId } from 'react'
import * as z from 'zod/mini'
import { text } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import type { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

type ReasonDialogProps<Answer> = {
  title: string
  description: string
  label: string
  confirmLabel: string
  failed: string
  command: ReturnType<typeof useCommand<{ reason: string }, Answer>>
  onDone: () => void
  onClose: () => void
}

const Fields = z.object({
  reason: text(500).check(z.minLength(10, 'Write a sentence of at least 10 characters.')),
})

/** A decision that needs a sentence. */
export function ReasonDialog<Answer>(props: ReasonDialogProps<Answer>) {
  const { title, description, label, confirmLabel, failed, command, onDone, onClose } = props
  const id = useId()
  const form = useSchemaForm(Fields, { defaultValues: { reason: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({ form, command, onDone })
  return (
    <Dialog
      open
      title={title}
      description={description}
      onClose={onClose}
      dismissible={!busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyText="Saving...">
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title={failed} failure={failure} attempts={attempts} />
        <Field label={label} required error={form.formState.errors.reason?.message}>
          <Textarea rows={3} maxLength={500} {...form.register('reason')} />
        </Field>
      </form>
    </Dialog>
  )
}
