import * as z from 'zod/mini'
import type { ClaimId } from '#shared/directory/organization-claims/claim.ts'
import { text } from '#shared/text.ts'
import { FormFailure } from '#web/features/platform/forms/form-failure.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useAnswerClaim } from '../api/claim-commands.ts'

const Fields = z.object({ answer: text(1000, 1) })

export function AnswerForm({ claimId }: { claimId: ClaimId }) {
  const form = useSchemaForm(Fields, { defaultValues: { answer: '' } })
  const { onSubmit, busy, failure, attempts } = useSubmit({
    form,
    command: useAnswerClaim(),
    inputOf: (body) => ({ params: { claimId }, body }),
    onDone: () => {
      toast.success('Your answer is sent')
    },
  })
  return (
    <form name="claim-answer" noValidate onSubmit={onSubmit} data-own="part" className="grid gap-4">
      <FormFailure title="We couldn’t send your answer" failure={failure} attempts={attempts} />
      <Field label="Your answer" required error={form.formState.errors.answer?.message}>
        <Textarea rows={3} maxLength={1000} {...form.register('answer')} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        busyText="Sending..."
        className="justify-self-start"
      >
        Send answer
      </Button>
    </form>
  )
}
