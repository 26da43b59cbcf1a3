import * as z from 'zod/mini'
import { type FeedbackId, FeedbackReply } from '#shared/market/sales/sale.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useReplyToFeedback } from '../api/sale-commands.ts'

type FeedbackReplyDialogProps = { feedbackId: FeedbackId; name: string; onClose: () => void }

const most = 300
const ReplyForm = z.object({ text: FeedbackReply })

/** The answer to feedback about oneself, once. */
export function FeedbackReplyDialog({ feedbackId, name, onClose }: FeedbackReplyDialogProps) {
  const form = useSchemaForm(ReplyForm, { defaultValues: { text: '' } })
  const { errors, isDirty } = form.formState
  const submission = useSubmit({
    form,
    command: useReplyToFeedback(),
    inputOf: (body) => ({ params: { feedbackId }, body }),
    onDone: () => {
      toast.success('Reply published')
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={`Reply to ${name}`}
      description="Everyone can read it below the feedback. You cannot change it later."
      failed="We couldn’t publish your reply"
      submitLabel="Publish reply"
      busyText="Publishing..."
      unsaved={isDirty}
      className="grid gap-4"
      onClose={onClose}
    >
      <Field
        label="Reply"
        required
        hint={`Up to ${most} characters.`}
        {...(errors.text?.message && { error: errors.text.message })}
      >
        <Input maxLength={most} autoComplete="off" {...form.register('text')} />
      </Field>
    </FormDialog>
  )
}
