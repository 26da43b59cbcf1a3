import { useLocation } from 'react-router-dom'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { isLaptop, usePageConfig } from '#web/lib/use-page-config.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useRequestPasswordReset } from '../api/account-commands.ts'
import { AddressForm } from '../components/account-forms.ts'
import { AuthGraphic } from '../components/auth-graphic.tsx'
import { AuthLayout } from '../components/auth-layout.tsx'
import { useArrival } from '../components/use-arrival.ts'
import { useCooldown } from '../components/use-cooldown.ts'

const secondsBetween = 60

export const title = 'Forgot password'

export function Screen() {
  const config = usePageConfig()
  const cooldown = useCooldown(secondsBetween)
  const { state } = useLocation() as { state: { email?: string } | null }
  const { verified } = useArrival()
  const form = useSchemaForm(AddressForm, { defaultValues: { email: state?.email ?? '' } })
  const command = useRequestPasswordReset()
  const { onSubmit, busy, failure, attempts } = useSubmit({ form, command, onDone: () => cooldown.start() })
  const waiting = cooldown.left > 0
  return (
    <AuthLayout
      label="Password"
      title="Reset your password"
      lead="Enter your email and we’ll send you a link."
      aside={<AuthGraphic />}
    >
      <div role="status">
        {verified && command.isIdle && (
          <Banner tone="success" className="mb-5">
            Your email address is verified. Now request a link to choose a new password.
          </Banner>
        )}
        {command.isSuccess && (
          <Banner tone="success" className="mb-5">
            If {command.variables.email} has an account, a link is on its way. Nothing after a minute? Check
            your spam folder.
            {isLaptop(config) && (
              <>
                {' '}
                <a href="/_local/inbox" target="_blank" rel="noreferrer" className="link">
                  Open the local inbox
                </a>
              </>
            )}
          </Banner>
        )}
      </div>
      <form method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t send the email" failure={failure} attempts={attempts} />
        <Field label="Email" required error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="username" spellCheck={false} {...form.register('email')} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            busy={busy}
            busyText="Sending..."
            disabled={waiting}
          >
            {waiting ? `Send again in ${cooldown.left}s` : 'Send the link'}
          </Button>
          <TextLink to="/login">Back to login</TextLink>
        </div>
      </form>
    </AuthLayout>
  )
}
