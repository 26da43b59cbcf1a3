import { useNavigate } from 'react-router-dom'
import { chooseFirstPassword, FirstPasswordForm } from '#shared/platform/security/contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { WhosePassword } from '#web/features/platform/forms/whose-password.tsx'
import { NewPasswordField } from '#web/features/platform/security/components/new-password-field.tsx'
import { call } from '#web/lib/call.ts'
import { signIn } from '#web/lib/session/sign-in.ts'
import { useMe } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSecurityCommand } from '../api/use-security-command.ts'

/** Offers members who came through Google a second way in that does not depend on it. */
export function FirstPasswordSection() {
  const { email } = useMe()
  const navigate = useNavigate()
  const form = useSchemaForm(FirstPasswordForm, { defaultValues: { newPassword: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useSecurityCommand((body: FirstPasswordForm) => call(chooseFirstPassword, { body })),
    onDone: async (_, { newPassword }) => {
      // The user pool may have ended the session that came from Google.
      const proof = await signIn(email, newPassword).catch(() => undefined)
      if (proof !== 'signed-in') return void navigate('/login', { replace: true })
      toast.success('Your password is set. You can log in with it or with Google.')
    },
  })
  return (
    <Panel title="Password">
      <p className="mb-5 text-dim">You log in with Google. A password gives you a second way to log in.</p>
      <form name="first-password" noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t set your password" failure={failure} attempts={attempts} />
        <WhosePassword email={email} />
        <NewPasswordField
          label="New password"
          value={form.watch('newPassword')}
          registration={form.register('newPassword')}
          error={form.formState.errors.newPassword?.message}
        />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-start"
          busy={busy}
          busyText="Saving..."
        >
          Set a password
        </Button>
      </form>
    </Panel>
  )
}
