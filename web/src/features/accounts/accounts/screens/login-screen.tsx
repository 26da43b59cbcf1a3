import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { GoogleButton, OrElse } from '#web/features/platform/security/components/google-button.tsx'
import { ApiError } from '#web/lib/api-error.ts'
import { completeProfilePath, useReturnPath } from '#web/lib/return-path.ts'
import { signIn } from '#web/lib/session/sign-in.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { isLaptop, usePageConfig } from '#web/lib/use-page-config.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { LoginForm } from '../components/account-forms.ts'
import { AuthGraphic } from '../components/auth-graphic.tsx'
import { AuthLayout } from '../components/auth-layout.tsx'
import { DemoAccounts } from '../components/demo-accounts.tsx'
import { LoginHints } from '../components/login-hints.tsx'
import { SecondFactorStep } from '../components/second-factor-step.tsx'
import { useArrival } from '../components/use-arrival.ts'

type Credentials = z.infer<typeof LoginForm>

export const title = 'Log in'

export function Screen() {
  const { state } = useLocation() as { state: { email?: string } | null }
  const { verified, passwordChanged } = useArrival()
  const navigate = useNavigate()
  const session = useSession()
  const returnPath = useReturnPath()
  const config = usePageConfig()
  const [proven, setProven] = useState<Credentials>()
  const form = useSchemaForm(LoginForm, { defaultValues: { email: state?.email ?? '', password: '' } })
  const { errors } = form.formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({
      send: ({ email, password }: Credentials) => signIn(email, password),
    }),
    onDone: (outcome, credentials) => {
      if (outcome === 'unverified')
        void navigate(`/verify-email?email=${encodeURIComponent(credentials.email)}`)
      if (outcome === 'second-factor') setProven(credentials)
    },
  })
  if (session.status === 'signed-in') {
    const { registrationCompleted } = session.me
    return <Navigate to={registrationCompleted ? returnPath : completeProfilePath(returnPath)} replace />
  }
  if (proven) return <SecondFactorStep credentials={proven} onBack={() => setProven(undefined)} />

  return (
    <AuthLayout
      label="Log in"
      title="Back in the lanes"
      lead={
        <>
          New here? <TextLink to="/pricing">Sign up</TextLink>
        </>
      }
      aside={
        isLaptop(config) ? (
          <DemoAccounts
            onPick={({ email, password }) => {
              form.setValue('email', email, { shouldValidate: true })
              form.setValue('password', password, { shouldValidate: true })
            }}
          />
        ) : (
          <AuthGraphic />
        )
      }
    >
      <form name="login" method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        {!failure && <GoogleNotice />}
        {verified && !failure && (
          <Banner tone="success">
            <p role="status">Your email address is verified. Log in to finish your profile.</p>
          </Banner>
        )}
        {passwordChanged && !failure && (
          <Banner tone="success">
            <p role="status">Your password has been changed. Log in with the new one.</p>
          </Banner>
        )}
        <FormFailure title="We couldn’t log you in" failure={failure} attempts={attempts}>
          {failure instanceof ApiError && failure.code === 'credentials' && (
            <LoginHints email={form.getValues('email')} verified={verified === true} />
          )}
        </FormFailure>
        <Field label="Email" required error={errors.email?.message}>
          <Input type="email" autoComplete="username" spellCheck={false} {...form.register('email')} />
        </Field>
        <Field label="Password" required error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button type="submit" variant="primary" size="lg" busy={busy} busyText="Logging in...">
            Log in
          </Button>
          <TextLink to="/forgot-password">Forgot your password?</TextLink>
        </div>
      </form>
      <OrElse />
      <GoogleButton from={returnPath} intent="log-in" />
    </AuthLayout>
  )
}

/** Explains why a sign-in through Google led back here. */
function GoogleNotice() {
  const { googleNotice } = useArrival()
  if (!googleNotice) return null
  return (
    <FormError title="We couldn’t log you in">
      <p>{googleNotice}</p>
    </FormError>
  )
}
