import { useNavigate } from 'react-router-dom'
import { createOrganizationNews } from '#shared/newsletter/organization-news/contract.ts'
import { newsPath } from '#shared/newsletter/organization-news/news-path.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useCreateNews } from '../api/news-api.ts'

type NewNewsDialogProps = { organizationId: OrganizationId; onClose: () => void }

/** Begins news with its subject, and leads to its editor. */
export function NewNewsDialog({ organizationId, onClose }: NewNewsDialogProps) {
  const navigate = useNavigate()
  const form = useSchemaForm(createOrganizationNews.body, { defaultValues: { subject: '' } })
  const submission = useSubmit({
    form,
    command: useCreateNews(),
    inputOf: (body) => ({ params: { organizationId }, body }),
    onDone: ({ campaign }) => void navigate(newsPath(organizationId, campaign.id)),
  })
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title="New member news"
      submission={submission}
      failed="We couldn’t start your news"
      submitLabel="Start writing"
      busyText="Starting..."
      unsaved={isDirty}
      onClose={onClose}
    >
      <Field label="Subject" required hint="You can change it later." error={errors.subject?.message}>
        <Input autoComplete="off" maxLength={150} {...form.register('subject')} />
      </Field>
    </FormDialog>
  )
}
