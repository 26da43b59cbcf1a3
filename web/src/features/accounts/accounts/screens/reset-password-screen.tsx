import { useNavigate } from 'react-router-dom'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { WhosePassword } from '#web/features/platform/forms/whose-password.tsx'
import { NewPasswordField } from '#web/features/platform/security/components/new-password-field.tsx'
import { resetPassword } from '#web/lib/session/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NewPasswordForm } from '../components/account-forms.ts'
import { AuthGraphic } from '../components/auth-graphic.tsx'
import { AuthLayout } from '../components/auth-layout.tsx'
import { useMailedLink } from '../components/use-mailed-link.ts'
import { isStale } from '../components/verify-address.tsx'

export const title = 'Choose a new password'

export function Screen() {
  const link = useMailedLink()
  const email = link.get('email')
  const code = link.get('code')
  if (!email || !code)
    return (
      <AuthLayout
        label="Password"
        title="This link is incomplete"
        lead="Open the link in our latest email, or request a new one."
      >
        <ButtonLink to="/forgot-password" variant="primary">
          Request a new link
        </ButtonLink>
      </AuthLayout>
    )
  return <ResetPassword email={email} code={code} />
}

function ResetPassword({ email, code }: { email: string; code: string }) {
  const navigate = useNavigate()
  const form = useSchemaForm(NewPasswordForm, { defaultValues: { password: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({
      send: ({ password }: { password: string }) => resetPassword(email, code, password),
    }),
    onDone: () => void navigate('/login', { replace: true, state: { passwordChanged: true, email } }),
  })
  return (
    <AuthLayout label="Password" title="Choose a new password" lead={`For ${email}`} aside={<AuthGraphic />}>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t change your password" failure={failure} attempts={attempts}>
          {isStale(failure) && <TextLink to="/forgot-password">Request a new link</TextLink>}
        </FormFailure>
        <WhosePassword email={email} />
        <NewPasswordField
          label="New password"
          value={form.watch('password')}
          registration={form.register('password')}
          error={form.formState.errors.password?.message}
        />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="justify-self-start"
          busy={busy}
          busyText="Saving..."
        >
          Change password
        </Button>
      </form>
    </AuthLayout>
  )
}
