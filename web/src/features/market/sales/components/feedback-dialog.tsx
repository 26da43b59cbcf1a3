import { FormProvider } from 'react-hook-form'
import * as z from 'zod/mini'
import type { OwnSale } from '#shared/market/sales/contract.ts'
import { FeedbackFields } from '#shared/market/sales/sale.ts'
import { localTime } from '#shared/platform/time/local-time.ts'
import { StarsField } from '#web/features/directory/listing-reviews/components/stars-field.tsx'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { useSchemaForm } from '#web/features/platform/forms/use-schema-form.ts'
import { useSubmit } from '#web/features/platform/forms/use-submit.ts'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { useGiveFeedback } from '../api/sale-commands.ts'

const { stars, text } = FeedbackFields.shape

const FeedbackForm = z.object({
  stars: z.pipe(z.pipe(z.string(), z.transform(Number)), stars),
  text,
})

const most = 500

/** What one side of a sale says about the other, once. */
export function FeedbackDialog({ own, onClose }: { own: OwnSale; onClose: () => void }) {
  const { sale, other, openUntil } = own
  const form = useSchemaForm(FeedbackForm, { defaultValues: { stars: '', text: '' } })
  const { errors, isDirty } = form.formState
  const submission = useSubmit({
    form,
    command: useGiveFeedback(),
    inputOf: (body) => ({ params: { saleId: sale.id }, body }),
    onDone: ({ given }) => {
      toast.success(given?.status === 'shown' ? 'Feedback published' : 'Feedback saved')
      onClose()
    },
  })
  return (
    <FormDialog
      submission={submission}
      title={`Feedback about ${other.name}`}
      description={`For ${sale.itemTitle}. It is sealed until both of you have written${openUntil ? `, or until ${localTime(openUntil)}` : ''}. Then everyone can read it. You cannot change it later.`}
      failed="We couldn’t save your feedback"
      submitLabel="Give feedback"
      busyText="Saving..."
      unsaved={isDirty}
      className="grid gap-5"
      onClose={onClose}
    >
      <FormProvider {...form}>
        <StarsField />
        <Field
          label="What went well, or not"
          hint={`Optional. Up to ${most} characters.`}
          {...(errors.text?.message && { error: errors.text.message })}
        >
          <Textarea rows={4} maxLength={most} {...form.register('text')} />
        </Field>
      </FormProvider>
    </FormDialog>
  )
}
