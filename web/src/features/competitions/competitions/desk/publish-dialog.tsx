import * as z from 'zod/mini'
import type { ClassWork } from '#shared/competitions/competitions/class-work.ts'
import { text } from '#shared/text.ts'
import { RedrawWords } from '#web/features/competitions/brackets/components/redraw-words.tsx'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { classParams, usePublishClass } from '../api/class-commands.ts'

type PublishDialogProps = { work: ClassWork; onClose: () => void }

/** Publishes the places of a class: for the first time, or as the next revision with a reason. */
export function PublishDialog({ work, onClose }: PublishDialogProps) {
  const { of, name, openTie, redraw } = work
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
  const submission = useSubmit({
    form,
    command: usePublishClass(),
    inputOf: (body) => ({ ...classParams(of), body }),
    onDone: ({ revision }) => {
      toast.success(`Revision ${revision} of ${name} is out`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={isFurther ? `Publish a revision of ${name}?` : `Publish the places of ${name}?`}
      description={
        isFurther
          ? 'Those whose places change can protest again. Everyone will see your reason.'
          : 'Everyone sees them as provisional, and the time for protests begins.'
      }
      submission={submission}
      failed="We couldn’t publish the places"
      submitLabel="Publish"
      busyText="Publishing..."
      cancelLabel="Go back"
      className="grid gap-4"
      onClose={onClose}
    >
      {redraw && (
        <Banner>
          <span className="block">Other entries qualify than those that were drawn.</span>
          <RedrawWords work={work} redraw={redraw} />
        </Banner>
      )}
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
    </FormDialog>
  )
}
