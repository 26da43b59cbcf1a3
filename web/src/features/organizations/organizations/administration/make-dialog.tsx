import { useNavigate } from 'react-router-dom'
import { createOrganizationAsAdmin } from '#shared/organizations/organizations/admin-contract.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { MemberChoice } from '#web/features/platform/users/components/member-choice.tsx'
import { toast } from '#web/ui/toast.ts'
import { useCreateAsAdmin } from '../api/admin-organization-commands.ts'
import { OrganizationFields } from '../components/organization-fields.tsx'
import { adminOrganizationPath } from './admin-organization-path.ts'

/** Makes an organization that everyone sees at once, with an owner or without one. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const form = useSchemaForm(createOrganizationAsAdmin.body, {
    defaultValues: { name: '', type: 'club', description: '', city: '' },
  })
  const submission = useSubmit({
    form,
    command: useCreateAsAdmin(),
    inputOf: (body) => ({ body }),
    onDone: ({ id, name }) => {
      toast.success(`${name} is on the site`)
      void navigate(adminOrganizationPath(id))
    },
  })
  return (
    <FormDialog
      title="New organization"
      description="Everyone sees it right away. Without an owner, anyone can claim it."
      wide
      unsaved={form.formState.isDirty}
      submission={submission}
      failed="We couldn’t create the organization"
      submitLabel="Create organization"
      busyText="Making..."
      onClose={onClose}
    >
      <OrganizationFields form={form} />
      <MemberChoice
        legend="Owner"
        placeholder="Owner (optional): name or email"
        chosen={form.watch('ownerId')}
        onChoose={(ownerId) => form.setValue('ownerId', ownerId, { shouldDirty: true })}
      />
    </FormDialog>
  )
}
