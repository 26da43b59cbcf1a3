import { type SyntheticEvent, useState } from 'react'
import * as z from 'zod/mini'
import { FaqFields } from '#shared/content/faqs/faq.ts'
import { FormDialog } from '#web/features/platform/forms/form-dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type RenameCategoryDialogProps = {
  category: string
  onRename: (name: string) => void
  onClose: () => void
}

/** Moves all questions of a category to another one. The change is stored with the order. */
export function RenameCategoryDialog({ category, onRename, onClose }: RenameCategoryDialogProps) {
  const [name, setName] = useState(category)
  const [error, setError] = useState<string>()
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const parsed = z.safeParse(FaqFields.shape.category, name)
    if (!parsed.success) {
      setError(parsed.error.issues[0]?.message)
      return
    }
    onRename(parsed.data)
    onClose()
  }
  return (
    <FormDialog
      submission={{ onSubmit: submit, busy: false, failure: null, attempts: 0 }}
      title={`Rename ${category}`}
      description="Enter the name of another category to merge the two. Save the order to keep the new name."
      failed="We couldn’t rename the category"
      submitLabel="Rename"
      onClose={onClose}
    >
      <Field label="Category" required error={error}>
        <Input
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setError(undefined)
          }}
        />
      </Field>
    </FormDialog>
  )
}
