import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { createPage } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useCreatePage } from '../api/page-commands.ts'

type NewPageDialogProps = {
  /** The page to duplicate. */
  copyOf: CmsPage | undefined
  onClose: () => void
}

const schema = z.strictObject({ title: createPage.body.shape.title })

/** A page needs only a title to begin with. It opens in the editor. */
export function NewPageDialog({ copyOf, onClose }: NewPageDialogProps) {
  const navigate = useNavigate()
  const form = useSchemaForm(schema, {
    defaultValues: { title: copyOf ? `Copy of ${copyOf.title}`.slice(0, 120) : '' },
  })
  const submission = useSubmit({
    form,
    command: useCreatePage(),
    inputOf: ({ title }) => ({ body: { title, copyOf: copyOf?.id } }),
    onDone: ({ page }) => navigate(`/admin/cms-pages/${page.id}`),
  })
  return (
    <FormDialog
      submission={submission}
      title={copyOf ? `Duplicate ${copyOf.title}` : 'New page'}
      description={
        copyOf
          ? 'The copy is a draft with its own address.'
          : 'It starts as a draft that only administrators see.'
      }
      failed="We couldn’t create the page"
      submitLabel={copyOf ? 'Create copy' : 'Create page'}
      busyText="Creating..."
      onClose={onClose}
    >
      <Field label="Title" required error={form.formState.errors.title?.message}>
        <Input maxLength={120} autoComplete="off" {...form.register('title')} />
      </Field>
    </FormDialog>
  )
}
