import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

type Named = { name: string }

/** The name of a brand, as its maker writes it. */
export function BrandNameField({ form }: { form: UseFormReturn<Named, unknown, Named> }) {
  const error = form.formState.errors.name?.message
  return (
    <Field label="Name" required hint="As the manufacturer spells it" {...(error && { error })}>
      <Input maxLength={60} autoComplete="off" {...form.register('name')} />
    </Field>
  )
}
