import { useId } from 'react'
import * as z from 'zod/mini'
import { UnsubscribeReason, UnsubscribeWords } from '#shared/newsletter/newsletter-subscribers/subscriber.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useLinkCommands } from '../api/link-api.ts'

const labels: Record<UnsubscribeReason, string> = {
  too_many: 'Too many emails',
  not_relevant: 'Not relevant to me',
  never_asked: 'I never signed up',
  content: 'I didn’t like the content',
  other: 'Something else',
}

const Reason = z.strictObject({
  kind: z.enum(UnsubscribeReason.options, 'Choose a reason'),
  words: UnsubscribeWords.shape.words,
})
type Reason = z.input<typeof Reason>

/** Asks once, and only after someone has left, why they did. */
export function ReasonForm({ token }: { token: string }) {
  const { unsubscribe } = useLinkCommands(token)
  const form = useSchemaForm<Reason, Reason>(Reason, { defaultValues: { words: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: unsubscribe,
    inputOf: (reason: Reason) => ({ reason }),
  })
  const { register, formState } = form
  const { kind, words } = formState.errors
  const errorId = useId()
  if (unsubscribe.isSuccess)
    return (
      <Panel title="Why did you leave?">
        <p role="status">Thank you. We read every answer.</p>
      </Panel>
    )
  return (
    <Panel title="Why did you leave?">
      <form name="newsletter-reason" method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
        <FormFailure title="We couldn’t save your answer" failure={failure} attempts={attempts} />
        <fieldset aria-describedby={kind && errorId} className="grid gap-2">
          <legend className="mb-3 text-dim">Optional. Your answer helps us send better emails.</legend>
          {UnsubscribeReason.options.map((reason) => (
            <label key={reason} className="flex min-h-6 items-start gap-3">
              <input type="radio" value={reason} className="check" {...register('kind')} />
              <span>{labels[reason]}</span>
            </label>
          ))}
          <FieldError id={errorId}>{kind?.message ?? ''}</FieldError>
        </fieldset>
        <Field label="Anything to add?" error={words?.message}>
          <Textarea rows={3} maxLength={500} {...register('words')} />
        </Field>
        <Button type="submit" busy={busy} busyText="Sending..." className="justify-self-start">
          Send
        </Button>
      </form>
    </Panel>
  )
}
