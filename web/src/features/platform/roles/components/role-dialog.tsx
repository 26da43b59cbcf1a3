import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { Role } from '#shared/platform/roles/role.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { type RoleDraft, useSaveRole } from '../api/role-commands.ts'
import { PermissionChoice } from './permission-choice.tsx'

type RoleDialogProps = { role: Role | undefined; onClose: () => void }

const Fields = z.pick(Role, { name: true, description: true, permissions: true })
const blank: RoleDraft = { name: '', description: '', permissions: [] }

/** A new role, or the one that is given. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const edit = useEditForm({
    thing: role ?? blank,
    schemaFor: () => Fields,
    valuesOf: ({ name, description, permissions }: RoleDraft) => ({ name, description, permissions }),
    ...useSaveRole(role?.name),
    onSaved: () => {
      toast.success(role ? 'Role saved' : 'Role created')
      onClose()
    },
  })
  const { register, control, formState } = edit.form
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={role ? `Edit role ${role.name}` : 'New role'}
      description="Members with this role can do what their membership allows and what you select here. Only administrators can change accounts."
      failed="We couldn’t save the role"
      saveLabel={role ? 'Save role' : 'Create role'}
    >
      <Field
        label="Name"
        required
        hint="Lowercase letters, digits and underscores, such as head_judge"
        error={formState.errors.name?.message}
      >
        <Input readOnly={role !== undefined} maxLength={40} autoComplete="off" {...register('name')} />
      </Field>
      <Field label="Description">
        <Input maxLength={200} {...register('description')} />
      </Field>
      <Controller
        control={control}
        name="permissions"
        render={({ field }) => (
          <PermissionChoice legend="Permissions" value={field.value} onChange={field.onChange} />
        )}
      />
    </EditDialog>
  )
}
