import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { createPage } from '#shared/content/cms-pages/contract.ts'
import type { CmsPage } from '#shared/content/cms-pages/page.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useCreatePage } from '../api/create-page.ts'

type NewPageDialogProps = {
  /** The page to duplicate. */
  copyOf: CmsPage | undefined
  onClose: () => void
}

const schema = z.strictObject({ title: createPage.body.shape.title })

/** A page needs only a title to begin with. It opens in the editor. */
export function NewPageDialog({ copyOf, onClose }: NewPageDialogProps) {
  const navigate = useNavigate()
  const create = useCreatePage()
  const form = useSchemaForm(schema, {
    defaultValues: { title: copyOf ? `Copy of ${copyOf.title}`.slice(0, 120) : '' },
  })
  const submission = useSubmit({
    form,
    command: { ...create, mutateAsync: ({ title }) => create.mutateAsync({ title, copyOf: copyOf?.id }) },
    onDone: ({ page }) => navigate(`/admin/cms-pages/${page.id}`),
  })
  return (
    <Dialog
      open
      title={copyOf ? `Duplicate ${copyOf.title}` : 'New page'}
      description={
        copyOf
          ? 'The copy is a draft with its own address.'
          : 'It starts as a draft that only administrators see.'
      }
      onClose={onClose}
      dismissible={!submission.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={submission.busy}>
            Cancel
          </Button>
          <Button
            type="submit"
            form="new-page"
            variant="primary"
            busy={submission.busy}
            busyText="Creating..."
          >
            {copyOf ? 'Create copy' : 'Create page'}
          </Button>
        </>
      }
    >
      <form id="new-page" noValidate onSubmit={submission.onSubmit} className="grid gap-6">
        <FormFailure
          title="We couldn’t create the page"
          failure={submission.failure}
          attempts={submission.attempts}
        />
        <Field label="Title" required error={form.formState.errors.title?.message}>
          <Input maxLength={120} autoComplete="off" {...form.register('title')} />
        </Field>
      </form>
    </Dialog>
  )
}
