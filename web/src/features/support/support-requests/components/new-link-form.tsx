import { sendGuestLink } from '#shared/support/support-requests/guest-contract.ts'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useSendGuestLink } from '../api/guest-commands.ts'

/** Has new links sent to an address. What follows says nothing of whether there is a request for it. */
export function NewLinkForm() {
  const form = useSchemaForm(sendGuestLink.body, { defaultValues: { email: '', captchaToken: '' } })
  const command = useSendGuestLink()
  const { onSubmit, busy, failure, attempts } = useSubmit({ form, command })
  const { register, setValue, formState } = form
  const { email, captchaToken } = formState.errors
  return (
    <Panel title="Get a new link">
      {command.isSuccess ? (
        <p role="status">If there is a request for this address, a link is on its way.</p>
      ) : (
        <form name="support-link" method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
          <FormFailure title="We couldn’t send a link" failure={failure} attempts={attempts} />
          <Field label="Email" required error={email?.message}>
            <Input type="email" autoComplete="email" maxLength={128} {...register('email')} />
          </Field>
          <Captcha
            action="support"
            attempts={attempts}
            onToken={(token) => setValue('captchaToken', token, { shouldValidate: token !== '' })}
            error={captchaToken?.message}
          />
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyText="Sending..."
            className="justify-self-start"
          >
            Send link
          </Button>
        </form>
      )}
    </Panel>
  )
}
