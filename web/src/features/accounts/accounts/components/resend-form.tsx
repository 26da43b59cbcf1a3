import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { useResendVerification } from '../api/account-commands.ts'
import { AddressForm } from './account-forms.ts'
import { useCooldown } from './use-cooldown.ts'

const secondsBetween = 60

/** Sends the verification mail again, at most once a minute, and never says whether the address is known. */
export function ResendForm({ email }: { email: string }) {
  const form = useSchemaForm(AddressForm, { defaultValues: { email } })
  const command = useResendVerification()
  const cooldown = useCooldown(secondsBetween)
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: () => cooldown.start(),
  })
  const waiting = cooldown.left > 0
  return (
    <>
      <div role="status">
        {command.isSuccess && (
          <Banner tone="success" className="mb-5">
            If {command.variables.email} still needs to be verified, a new email is on its way.
          </Banner>
        )}
      </div>
      <form name="resend_verification" method="post" noValidate onSubmit={onSubmit} className="grid gap-4">
        <FormFailure title="We couldn’t send the email" failure={failure} attempts={attempts} />
        <Field label="Email" required error={form.formState.errors.email?.message}>
          <Input type="email" autoComplete="email" spellCheck={false} {...form.register('email')} />
        </Field>
        <Button
          type="submit"
          className="justify-self-start"
          busy={busy}
          busyText="Sending..."
          disabled={waiting}
        >
          {waiting ? `Resend in ${cooldown.left}s` : 'Resend'}
        </Button>
      </form>
    </>
  )
}
