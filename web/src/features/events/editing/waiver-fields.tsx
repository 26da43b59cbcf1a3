import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { EventEditForm } from './event-edit-form.ts'

export function WaiverFields({ form }: { form: EventEditForm }) {
  const { register, formState } = form
  return (
    <Field label="Waiver" hint="Everyone can read it." error={formState.errors.waiver?.message}>
      <Textarea rows={5} maxLength={5000} {...register('waiver')} />
    </Field>
  )
}
