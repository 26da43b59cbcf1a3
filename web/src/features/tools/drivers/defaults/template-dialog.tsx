import * as z from 'zod/mini'
import { line } from '#shared/text.ts'
import type { StoredTable } from '#shared/tools/pro-tools/contract.ts'
import type { OfferedTemplate } from '#shared/tools/pro-tools/offered-templates.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveTemplates } from './use-save-templates.ts'

const Fields = z.object({ name: line(60, 1), hint: line(120) })

export type TemplateDialogProps = {
  stored: StoredTable
  rows: readonly OfferedTemplate[]
  row: OfferedTemplate
  onClose: () => void
}

/** Edits the text that members read about a template. */
export function TemplateDialog({ stored, rows, row, onClose }: TemplateDialogProps) {
  const command = useSaveTemplates(stored, ({ name, hint }: z.infer<typeof Fields>) =>
    rows.map((one) => (one.id === row.id ? { ...one, name, hint: hint || undefined } : one)),
  )
  const form = useSchemaForm(Fields, { defaultValues: { name: row.name, hint: row.hint ?? '' } })
  const { errors } = form.formState
  const submission = useSubmit({
    form,
    command,
    onDone: () => {
      toast.success('The template is saved.')
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={`Edit ${row.name}`}
      failed="We couldn’t save the template"
      submitLabel="Save template"
      busyText="Saving..."
      className="grid gap-5"
      onClose={onClose}
    >
      <Field label="Name" required error={errors.name?.message}>
        <Input maxLength={60} autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="What it is for" hint="Optional. One line below the name." error={errors.hint?.message}>
        <Input maxLength={120} autoComplete="off" {...form.register('hint')} />
      </Field>
    </FormDialog>
  )
}
