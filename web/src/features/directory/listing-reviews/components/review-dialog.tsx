import { FormProvider } from 'react-hook-form'
import { latestMonth } from '#shared/directory/listing-reviews/latest-month.ts'
import type { ListingReview } from '#shared/directory/listing-reviews/listing-review.ts'
import { monthsFrom } from '#shared/platform/time/months-from.ts'
import { utcMonth } from '#shared/platform/time/utc-month.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { serverNow } from '#web/lib/server-clock.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useWriteReview } from '../api/review-commands.ts'
import { PicturesField } from './pictures-field.tsx'
import { ReviewForm, valuesOf } from './review-form.ts'
import type { Reviewed } from './reviewed.ts'
import { StarsField } from './stars-field.tsx'

type ReviewDialogProps = { business: Reviewed; review: ListingReview | undefined; onClose: () => void }

const mostText = 2000
const monthsBack = 36

/** Writes a review of a business, or changes one’s own. */
export function ReviewDialog({ business: { listingId, businessName }, review, onClose }: ReviewDialogProps) {
  const form = useSchemaForm(ReviewForm, { defaultValues: valuesOf(review) })
  const { errors, isDirty } = form.formState
  const submission = useSubmit({
    form,
    command: useWriteReview(),
    inputOf: (fields) => ({
      params: { listingId },
      body: { ...fields, ...(review && { version: review.version }) },
    }),
    onDone: ({ status }) => {
      if (status === 'published') toast.success('Review published')
      else toast.success('Review sent', { description: 'An administrator reads it before it is published.' })
      onClose()
    },
  })
  const length = form.watch('text').trim().length
  return (
    <FormDialog
      wide
      submission={submission}
      title={review ? 'Edit your review' : `Review ${businessName}`}
      description="Everyone can read it, with your name if your profile is public. An administrator reads your first reviews before they are published."
      failed="We couldn’t save your review"
      submitLabel={review ? 'Save review' : 'Send review'}
      busyText="Sending..."
      unsaved={isDirty}
      className="grid gap-5"
      onClose={onClose}
    >
      <FormProvider {...form}>
        <StarsField />
        <Field
          label="Your review"
          required
          hint={`20 to ${mostText.toLocaleString('en-US')} characters. ${length.toLocaleString('en-US')} so far.`}
          {...(errors.text?.message && { error: errors.text.message })}
        >
          <Textarea rows={6} maxLength={mostText} {...form.register('text')} />
        </Field>
        <Field
          label="When were you there?"
          required
          {...(errors.visitedOn && { error: errors.visitedOn.message ?? 'Choose the month of your visit' })}
        >
          <Select {...form.register('visitedOn')}>
            <option value="" disabled>
              Choose a month
            </option>
            {monthsOf(review).map((month) => (
              <option key={month} value={month}>
                {utcMonth(month)}
              </option>
            ))}
          </Select>
        </Field>
        <PicturesField pictures={review?.pictures ?? []} />
      </FormProvider>
    </FormDialog>
  )
}

/** The latest months, and that of the visit where it was longer ago. */
function monthsOf(review: ListingReview | undefined): string[] {
  const months = monthsFrom(latestMonth(new Date(serverNow()).toISOString()), monthsBack, -1)
  return review && !months.includes(review.visitedOn) ? [...months, review.visitedOn] : months
}
