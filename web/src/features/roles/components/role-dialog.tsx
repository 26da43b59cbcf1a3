import { useState } from 'react'
import * as z from 'zod/mini'
import { type Role, RoleName } from '#shared/roles/role.ts'
import { FormFailure } from '#web/features/forms/form-failure.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveRole } from '../api/save-role.ts'
import { PermissionChoice } from './permission-choice.tsx'

type RoleDialogProps = { role: Role | undefined; onClose: () => void }

/** A new role, or the one that is given. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const [name, setName] = useState<string>(role?.name ?? '')
  const [description, setDescription] = useState(role?.description ?? '')
  const [permissions, setPermissions] = useState(role?.permissions ?? [])
  const [nameProblem, setNameProblem] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const save = useSaveRole()
  const send = () => {
    const parsed = z.safeParse(RoleName, name)
    if (!parsed.success) return setNameProblem(parsed.error.issues[0]?.message)
    setNameProblem(undefined)
    setAttempts(attempts + 1)
    save.mutate(
      { name, description, permissions, version: role?.version },
      {
        onSuccess: () => {
          toast.success(role ? 'Role saved' : 'Role created')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      dismissible={!save.isPending}
      title={role ? `Edit role ${role.name}` : 'New role'}
      description="Members with this role can do what their membership allows and what you select here. Only administrators can change accounts."
      footer={
        <>
          <Button onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button type="submit" form="role" variant="primary" busy={save.isPending} busyText="Saving...">
            {role ? 'Save role' : 'Create role'}
          </Button>
        </>
      }
    >
      <form
        id="role"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <FormFailure title="We couldn’t save the role" failure={save.error} attempts={attempts} />
        <Field
          label="Name"
          required
          hint="Lowercase letters, digits and underscores, such as head_judge"
          {...(nameProblem && { error: nameProblem })}
        >
          <Input
            value={name}
            readOnly={role !== undefined}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label="Description">
          <Input
            value={description}
            maxLength={200}
            onChange={({ target }) => setDescription(target.value)}
          />
        </Field>
        <PermissionChoice legend="Permissions" value={permissions} onChange={setPermissions} />
      </form>
    </Dialog>
  )
}
