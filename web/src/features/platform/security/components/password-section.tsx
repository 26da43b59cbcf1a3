import { changePassword, PasswordChangeForm } from '#shared/platform/security/contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { WhosePassword } from '#web/features/platform/forms/whose-password.tsx'
import { NewPasswordField } from '#web/features/platform/security/components/new-password-field.tsx'
import { call } from '#web/lib/call.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSecurityCommand } from '../api/use-security-command.ts'

const isSame = (a: PasswordChangeForm, b: PasswordChangeForm) =>
  a.currentPassword === b.currentPassword && a.newPassword === b.newPassword

export function PasswordSection() {
  const { email } = useMe()
  const form = useSchemaForm(PasswordChangeForm, { defaultValues: { currentPassword: '', newPassword: '' } })
  const { errors } = form.formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useSecurityCommand((body: PasswordChangeForm) => call(changePassword, { body })),
    onDone: (_, sent) => {
      // Text that was typed meanwhile is the next change.
      if (isSame(form.getValues(), sent)) form.reset()
      toast.success('Your password has been changed. All other devices are logged out.')
    },
  })
  return (
    <Panel title="Password">
      <form name="password" noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t change your password" failure={failure} attempts={attempts} />
        <WhosePassword email={email} />
        <Field label="Current password" required error={errors.currentPassword?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <NewPasswordField
          label="New password"
          value={form.watch('newPassword')}
          registration={form.register('newPassword')}
          error={errors.newPassword?.message}
        />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={busy}
          busyText="Saving..."
        >
          Change password
        </Button>
      </form>
    </Panel>
  )
}
