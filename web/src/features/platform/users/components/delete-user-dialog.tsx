import { useNavigate } from 'react-router-dom'
import { DeleteUserForm, deleteUser } from '#shared/platform/users/admin-contract.ts'
import type { User } from '#shared/platform/users/user.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { call } from '#web/lib/call.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRefreshUsers } from '../api/admin-user-commands.ts'

type DeleteUserDialogProps = { user: Pick<User, 'id' | 'name' | 'email'>; onClose: () => void }

/** Asks for the address of the account, so that no one deletes another one by mistake. */
export function DeleteUserDialog({ user, onClose }: DeleteUserDialogProps) {
  const navigate = useNavigate()
  const refresh = useRefreshUsers()
  const form = useSchemaForm(DeleteUserForm, { defaultValues: { confirmation: '', reason: '' } })
  const { errors } = form.formState
  const submission = useSubmit({
    form,
    command: useCommand({
      send: (body: DeleteUserForm, idempotencyKey) =>
        call(deleteUser, { params: { userId: user.id }, body }, { idempotencyKey }),
      onStale: refresh,
    }),
    onDone: () => {
      toast.success(`${user.name}’s account is being deleted`)
      void refresh()
      void navigate('/admin/users')
    },
  })
  return (
    <FormDialog
      submission={submission}
      onClose={onClose}
      title={`Delete ${user.name}’s account?`}
      description="They are logged out right away and can’t log in again. Their plan ends now without a refund, and we charge nothing more. We then delete their profile, files and activity, and keep only invoices, without their name. This can’t be undone."
      failed="We couldn’t delete the account"
      submitLabel="Delete account"
      busyText="Deleting..."
      name="delete-user"
      danger
      className="grid gap-5"
    >
      <Field
        label="Reason"
        required
        hint="The member is emailed this. It stays in the activity log."
        error={errors.reason?.message}
      >
        <Textarea maxLength={500} {...form.register('reason')} />
      </Field>
      <Field label={`Type ${user.email} to confirm`} required error={errors.confirmation?.message}>
        <Input
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('confirmation')}
        />
      </Field>
    </FormDialog>
  )
}
