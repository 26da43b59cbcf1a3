import { DeletionForm, daysOfGrace } from '#shared/accounts/deletions/contract.ts'
import { hasPassword } from '#shared/platform/users/has-password.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { WhosePassword } from '#web/features/platform/forms/whose-password.tsx'
import { ConfirmWithGoogle } from '#web/features/platform/security/components/confirm-with-google.tsx'
import { useFreshLogin } from '#web/features/platform/security/components/use-fresh-login.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRequestDeletion } from '../api/deletion-commands.ts'

/** Requires a typed word and the password, so no one deletes an account by accident. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const me = useMe()
  const knowsPassword = hasPassword(me)
  const unproven = !useFreshLogin() && !knowsPassword
  const form = useSchemaForm(DeletionForm, {
    defaultValues: { ...(knowsPassword && { password: '' }) },
  })
  const { errors } = form.formState
  const submission = useSubmit({
    form,
    command: useRequestDeletion(),
    onDone: () => {
      toast.success(`Your account will be deleted in ${daysOfGrace} days`)
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      onClose={onClose}
      title="Delete your account?"
      description={`In ${daysOfGrace} days, we permanently delete your profile, files, activity and everything else we have about you. We keep only invoices, without your name. A paid plan runs until then, may renew before that, and is not refunded. If you don’t want that, cancel it first. On that day we withdraw you from upcoming events, and refund what withdrawing then gives. To get the refund of today, withdraw first. You can change your mind until that day. Others can no longer see your profile from now on.`}
      failed="We couldn’t schedule the deletion"
      submitLabel="Delete my account"
      busyText="Requesting..."
      cancelLabel="Keep my account"
      name="delete-account"
      danger
      disabled={unproven}
      className="grid gap-5"
    >
      {unproven && <ConfirmWithGoogle purpose="To delete your account" />}
      <Field label="Type DELETE to confirm" required error={errors.confirmation?.message}>
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.register('confirmation')}
        />
      </Field>
      {knowsPassword && (
        <>
          <WhosePassword email={me.email} />
          <Field label="Password" required error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register('password')} />
          </Field>
        </>
      )}
    </FormDialog>
  )
}
