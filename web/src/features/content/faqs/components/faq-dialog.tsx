import { type Faq, FaqFields } from '#shared/content/faqs/faq.ts'
import { EditDialog } from '#web/features/platform/forms/edit-dialog.tsx'
import { useEditForm } from '#web/features/platform/forms/use-edit-form.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { type FaqDraft, useSaveFaq } from '../api/faq-commands.ts'

type FaqDialogProps = {
  faq: Faq | undefined
  /** The existing categories. */
  categories: readonly string[]
  onClose: () => void
}

/** A new question, or the one that is given. */
export function FaqDialog({ faq, categories, onClose }: FaqDialogProps) {
  const edit = useEditForm({
    thing: faq ?? { category: '', question: '', answer: '' },
    schemaFor: () => FaqFields,
    valuesOf: ({ category, question, answer }: FaqDraft): FaqFields => ({ category, question, answer }),
    ...useSaveFaq(faq?.slug),
    onSaved: () => {
      toast.success(faq ? 'Question saved' : 'Question added')
      onClose()
    },
  })
  const {
    register,
    formState: { errors },
  } = edit.form
  return (
    <EditDialog
      edit={edit}
      wide
      onClose={onClose}
      title={faq ? 'Edit question' : 'New question'}
      description={faq ? 'Links to the question stay as they are.' : 'It becomes the last of its category.'}
      failed="We couldn’t save the question"
      saveLabel={faq ? 'Save question' : 'Add question'}
    >
      <Field label="Question" required error={errors.question?.message}>
        <Input maxLength={160} autoComplete="off" {...register('question')} />
      </Field>
      <Field
        label="Answer"
        required
        hint="Plain text of up to 2,000 characters. Line breaks are kept."
        error={errors.answer?.message}
      >
        <Textarea rows={8} maxLength={2000} {...register('answer')} />
      </Field>
      <Field label="Category" required error={errors.category?.message}>
        <Input maxLength={40} autoComplete="off" list="faq-categories" {...register('category')} />
      </Field>
      <datalist id="faq-categories">
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </EditDialog>
  )
}
