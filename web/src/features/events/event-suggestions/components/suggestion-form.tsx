import type * as z from 'zod/mini'
import { VisitorSuggestion } from '#shared/events/event-suggestions/contract.ts'
import { SuggestionFields } from '#shared/events/event-suggestions/suggestion.ts'
import { Captcha } from '#web/features/platform/captcha/components/captcha.tsx'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { LeaveWarning } from '#web/features/platform/forms/leave-warning.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { type SuggestionInput, useSuggestEvent } from '../api/suggestion-commands.ts'
import { SuggestionFieldset } from './suggestion-fieldset.tsx'

const empty = {
  title: '',
  venueName: '',
  city: '',
  state: '',
  startsOn: '',
  organizerName: '',
  notes: '',
  isOrganizer: false,
}

type Schema = z.ZodMiniType<SuggestionInput, SuggestionInput>

type SuggestionFormProps = { isMember: boolean; onSent: (sent: { email?: string | undefined }) => void }

/** Suggests an event. Visitors add their address, so that they can follow it. */
export function SuggestionForm({ isMember, onSent }: SuggestionFormProps) {
  const form = useSchemaForm<SuggestionInput, SuggestionInput>(
    (isMember ? SuggestionFields : VisitorSuggestion) as Schema,
    {
      defaultValues: isMember ? empty : { ...empty, email: '', captchaToken: '' },
    },
  )
  const command = useSuggestEvent(isMember)
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command,
    onDone: (_, { email }) => onSent({ email }),
  })
  const { register, setValue, formState } = form
  const { errors } = formState
  return (
    <form name="suggest-event" method="post" noValidate onSubmit={onSubmit} className="grid gap-5">
      <LeaveWarning
        unsaved={formState.dirtyFields.title === true && !busy && !command.isSuccess}
        description="You haven’t sent your suggestion yet."
      />
      <FormFailure title="We couldn’t send your suggestion" failure={failure} attempts={attempts} />
      <SuggestionFieldset form={form} />
      {!isMember && (
        <>
          <Field
            label="Your email"
            required
            hint="We send you a link to follow your suggestion, and never show this address."
            error={errors.email?.message}
          >
            <Input type="email" autoComplete="email" maxLength={128} {...register('email')} />
          </Field>
          <Captcha
            action="suggest-event"
            attempts={attempts}
            onToken={(token) => setValue('captchaToken', token, { shouldValidate: token !== '' })}
            error={errors.captchaToken?.message}
          />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={busy}
        busyText="Sending..."
        className="justify-self-start"
      >
        Suggest event
      </Button>
    </form>
  )
}
