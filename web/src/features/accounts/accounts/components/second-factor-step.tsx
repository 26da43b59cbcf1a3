import { useState } from 'react'
import { CodeForm } from '#shared/platform/security/contract.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useCommand } from '#web/features/platform/forms/use-command.ts'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { confirmSignIn } from '#web/lib/session/sign-in.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { AuthGraphic } from './auth-graphic.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { RecoveryStep } from './recovery-step.tsx'

export type SecondFactorStepProps = {
  credentials: { email: string; password: string }
  /** To the password again. */
  onBack: () => void
}

/** The code after the password, or a recovery code in place of the phone. */
export function SecondFactorStep({ credentials, onBack }: SecondFactorStepProps) {
  const [lost, setLost] = useState(false)
  return (
    <AuthLayout
      label="Log in"
      title={lost ? 'Use a recovery code' : 'Enter your code'}
      lead={
        lost
          ? 'Enter one of the ten codes you saved when you turned on two-factor authentication.'
          : 'Enter the six-digit code your authenticator app shows for Boxrise.'
      }
      aside={<AuthGraphic />}
    >
      {lost ? (
        <RecoveryStep credentials={credentials} onBack={() => setLost(false)} />
      ) : (
        <CodeStep onBack={onBack} onLost={() => setLost(true)} />
      )}
    </AuthLayout>
  )
}

function CodeStep({ onBack, onLost }: { onBack: () => void; onLost: () => void }) {
  const form = useSchemaForm(CodeForm, { mode: 'onSubmit', defaultValues: { code: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useCommand({ send: ({ code }: CodeForm) => confirmSignIn(code) }),
  })
  const tooLate = failure instanceof ApiError && failure.code === 'sign_in_expired'
  return (
    <form name="second-factor" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title="We couldn’t log you in" failure={failure} attempts={attempts}>
        {tooLate && <Button onClick={onBack}>Start over</Button>}
      </FormFailure>
      <Field label="Code" required error={form.formState.errors.code?.message}>
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          className="readout max-w-40 text-xl"
          autoFocus
          {...form.register('code')}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Button type="submit" variant="primary" size="lg" busy={busy} busyText="Logging in...">
          Log in
        </Button>
        <button type="button" className="link" onClick={onLost}>
          Lost your phone?
        </button>
      </div>
    </form>
  )
}
