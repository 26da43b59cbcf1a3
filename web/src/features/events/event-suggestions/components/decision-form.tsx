import * as z from 'zod/mini'
import type { ListedSuggestion } from '#shared/events/event-suggestions/admin-contract.ts'
import { text } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecide } from '../api/admin-suggestion-commands.ts'

const shortestAnswer = 10

const Fields = z.object({ decision: z.enum(['approve', 'ask', 'reject']), answer: text(1000) }).check(
  z.refine(({ decision, answer }) => decision !== 'reject' || answer.length >= shortestAnswer, {
    message: 'Say why in a sentence so they can try again.',
    path: ['answer'],
  }),
  z.refine(({ decision, answer }) => decision !== 'ask' || answer.length >= shortestAnswer, {
    message: 'Ask in a sentence.',
    path: ['answer'],
  }),
)

const done = {
  approve: 'The suggestion is approved, and its event is a draft now',
  ask: 'The question is sent',
  reject: 'The suggestion is rejected',
}

type DecisionFormProps = { suggestion: ListedSuggestion; onDecided: () => void }

/** Approve into a draft, ask, or reject. */
export function DecisionForm({ suggestion, onDecided }: DecisionFormProps) {
  const form = useSchemaForm(Fields, { defaultValues: { answer: '' } })
  const { errors } = form.formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useDecide(suggestion),
    onDone: (_, { decision }) => {
      toast.success(done[decision])
      onDecided()
    },
  })
  return (
    <form name="decision" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title="We couldn’t save your decision" failure={failure} attempts={attempts} />
      <RadioCards
        legend="Your decision"
        options={[
          {
            value: 'approve',
            label: 'Approve',
            hint: suggestion.isOrganizer
              ? 'It becomes the suggester’s draft, or yours if they may not create events.'
              : 'It becomes your draft.',
          },
          { value: 'ask', label: 'Ask', hint: 'The suggestion waits for the answer.' },
          { value: 'reject', label: 'Reject', hint: 'The suggester will see your reason.' },
        ]}
        aria-describedby={errors.decision && 'decision-error'}
        {...form.register('decision')}
      />
      <FieldError id="decision-error">{errors.decision && 'Choose a decision'}</FieldError>
      <Field
        label="Message to the suggester"
        hint="Needed for a question or a rejection."
        error={errors.answer?.message}
      >
        <Textarea rows={3} maxLength={1000} {...form.register('answer')} />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy} busyText="Saving...">
          Save decision
        </Button>
      </div>
    </form>
  )
}
