import * as z from 'zod/mini'
import {
  type AdminOrganization,
  updateOrganizationAsAdmin,
} from '#shared/organizations/organizations/admin-contract.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { fieldsOf } from '../api/save-organization.ts'
import { useSaveOrganizationAsAdmin } from '../api/save-organization-as-admin.ts'
import { OrganizationFields } from '../components/organization-fields.tsx'

const schema = z.omit(updateOrganizationAsAdmin.body, { version: true })

type AdminEditDialogProps = { organization: AdminOrganization; onClose: () => void }

/** Changes what an organization says of itself; its owners read why. */
export function AdminEditDialog({ organization, onClose }: AdminEditDialogProps) {
  const { name, logoUrl, type } = organization
  const edit = useEditForm({
    thing: organization,
    schemaFor: () => schema,
    valuesOf: (thing: AdminOrganization) => ({
      ...fieldsOf(thing),
      type: thing.type,
      removeLogo: false,
      reason: '',
    }),
    ...useSaveOrganizationAsAdmin(organization),
    onSaved: () => {
      toast.success('Organization saved')
      onClose()
    },
  })
  const {
    register,
    formState: { errors },
  } = edit.form
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={`Edit ${name}`}
      description="Its owners will see your reason."
      failed="We couldn’t save the organization"
      saveLabel="Save"
    >
      <OrganizationFields form={edit.form} hasType={type !== 'platform'} />
      {logoUrl && <Checkbox label="Remove the logo" {...register('removeLogo')} />}
      <Field label="Reason" required hint="Up to 500 characters" error={errors.reason?.message}>
        <Textarea rows={3} maxLength={500} {...register('reason')} />
      </Field>
    </EditDialog>
  )
}
