import * as z from 'zod/mini'
import { type Case, reportSubjects } from '#shared/platform/reports/report.ts'
import { line } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecideCase } from '../api/report-commands.ts'

const Fields = z.object({
  decision: z.enum(['upheld', 'dismissed']),
  reason: line(500, 1),
})

type DecisionFormProps = { one: Case; onDecided: () => void }

/** Remove or keep, with a reason. A decision that was made is replaced by the next one. */
export function DecisionForm({ one, onDecided }: DecisionFormProps) {
  const { label, facts, removing } = reportSubjects[one.subject.type]
  const form = useSchemaForm(Fields, { defaultValues: { reason: '' } })
  const { errors } = form.formState
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useDecideCase(one),
    onDone: ({ status }) => {
      const upheld = facts ? `The reports about the ${label} are right` : `The ${label} is removed`
      toast.success(status === 'upheld' ? upheld : `The ${label} stays`)
      onDecided()
    },
  })
  return (
    <form name="decision" noValidate onSubmit={onSubmit} className="grid gap-5">
      <FormFailure title="We couldn’t save your decision" failure={failure} attempts={attempts} />
      <RadioCards
        legend={one.status === 'open' ? 'Your decision' : 'Decide again'}
        options={[
          facts
            ? {
                value: 'upheld',
                label: 'Corrected',
                hint: `The reports are right, and you corrected or retired the ${label}.`,
              }
            : {
                value: 'upheld',
                label: 'Remove',
                hint: removing ?? `The ${label} is removed, and its author will see your reason.`,
              },
          {
            value: 'dismissed',
            label: 'Keep',
            hint: facts ? `The ${label} was right.` : `The ${label} stays, or is shown again.`,
          },
        ]}
        aria-describedby={errors.decision && 'decision-error'}
        {...form.register('decision')}
      />
      <FieldError id="decision-error">{errors.decision && 'Choose one'}</FieldError>
      <Field label="Reason" required error={errors.reason?.message}>
        <Textarea rows={2} {...form.register('reason')} />
      </Field>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" busy={busy} busyText="Saving...">
          Save decision
        </Button>
      </div>
    </form>
  )
}
