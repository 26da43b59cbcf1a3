import * as z from 'zod/mini'
import type { PublicReview } from '#shared/directory/listing-reviews/contract.ts'
import type { ListingId } from '#shared/directory/listings/named-listing.ts'
import { text } from '#shared/text.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useReply } from '../api/review-commands.ts'

type ReplyDialogProps = {
  review: PublicReview
  listingId: ListingId
  onReplied?: () => void
  onClose: () => void
}

const most = 1000

/** The answer of the business to a review. An empty one takes it back, where there is one. */
export function ReplyDialog({ review, listingId, onReplied, onClose }: ReplyDialogProps) {
  const { id: reviewId, reply, version, author } = review
  const form = useSchemaForm(z.object({ text: text(most, reply ? 0 : 1) }), {
    defaultValues: { text: reply?.text ?? '' },
  })
  const submission = useSubmit({
    form,
    command: useReply({ id: reviewId, listingId }),
    inputOf: (fields) => ({ ...fields, version }),
    onDone: (answer) => {
      toast.success(answer.reply ? 'Reply published' : 'Reply removed')
      onReplied?.()
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={reply ? 'Edit your reply' : `Reply to ${author.name}`}
      description="Everyone can read it below the review."
      failed="We couldn’t publish your reply"
      submitLabel="Publish reply"
      busyText="Publishing..."
      unsaved={form.formState.isDirty}
      className="grid gap-4"
      onClose={onClose}
    >
      <Field
        label="Reply"
        required={!reply}
        hint={reply ? 'Blank = remove your reply.' : `Up to ${most} characters.`}
        {...(form.formState.errors.text?.message && { error: form.formState.errors.text.message })}
      >
        <Textarea rows={5} maxLength={most} {...form.register('text')} />
      </Field>
    </FormDialog>
  )
}
