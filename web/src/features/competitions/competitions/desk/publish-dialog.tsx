import { useId } from 'react'
import * as z from 'zod/mini'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { text } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePublishClass } from '../api/class-commands.ts'

type PublishDialogProps = { work: ClassWork; onClose: () => void }

/** Publishes the places of a class: for the first time, or as the next revision with a reason. */
export function PublishDialog({ work: { of, name, openTie }, onClose }: PublishDialogProps) {
  const formId = useId()
  const isFurther = of.revision > 0
  const schema = z.pipe(
    z.strictObject({
      asShared: z.boolean(),
      reason: isFurther
        ? text(500).check(z.minLength(10, 'Give a reason of at least 10 characters.'))
        : text(500),
    }),
    z.transform(({ asShared, reason }) => ({
      asShared,
      ...(reason && { reason }),
      version: of.version,
    })),
  )
  const form = useSchemaForm(schema, { defaultValues: { asShared: false, reason: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: usePublishClass(of),
    onDone: ({ revision }) => {
      toast.success(`Revision ${revision} of ${name} is out`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      title={isFurther ? `Publish a revision of ${name}?` : `Publish the places of ${name}?`}
      description={
        isFurther
          ? 'Those whose places change can protest again. Everyone reads your reason.'
          : 'Everyone sees them as provisional, and the time for protests begins.'
      }
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Go back
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyText="Publishing...">
            Publish
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormFailure title="We couldn’t publish the places" failure={failure} attempts={attempts} />
        {openTie !== undefined && (
          <Checkbox
            label={`Publish place ${openTie} as shared`}
            hint="Or go back and break the tie first."
            {...form.register('asShared')}
          />
        )}
        {isFurther && (
          <Field label="Reason" required error={form.formState.errors.reason?.message}>
            <Textarea rows={3} maxLength={500} {...form.register('reason')} />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
