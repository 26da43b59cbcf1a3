// biome-ignore lint/correctness/noUnresolvedImports: Biome does not see the constants that React's types export
import { lazy, Suspense } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { EventEditForm } from './event-edit-form.ts'

/** Loaded once the form is there. */
const DescriptionHelp = lazy(async () => ({
  default: (await import('./description-help.tsx')).DescriptionHelp,
}))

export function BasicsFields({ form }: { form: EventEditForm }) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label="Title" required hint="5 to 120 characters" error={errors.title?.message}>
        <Input maxLength={120} autoComplete="off" {...register('title')} />
      </Field>
      <div className="grid gap-3">
        <Field
          label="Description"
          hint="Plain text with line breaks. Web addresses become links."
          error={errors.description?.message}
        >
          <Textarea rows={6} maxLength={5000} {...register('description')} />
        </Field>
        <Suspense>
          <DescriptionHelp form={form} />
        </Suspense>
      </div>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Field label="Contact email" hint="Everyone can see it." error={errors.contactEmail?.message}>
          <Input type="email" autoComplete="email" {...register('contactEmail')} />
        </Field>
        <Field label="Contact phone" hint="Everyone can see it." error={errors.contactPhone?.message}>
          <Input type="tel" autoComplete="tel" {...register('contactPhone')} />
        </Field>
      </div>
      <Field label="Website" hint="Begins with https://" error={errors.websiteUrl?.message}>
        <Input type="url" inputMode="url" autoComplete="off" {...register('websiteUrl')} />
      </Field>
      <Checkbox
        label="List this event"
        hint="Unlisted events are visible by link only."
        {...register('isPublic')}
      />
    </>
  )
}
