import type { UseFormReturn } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { TypedListing } from './typed-listing.ts'
import { weekDays } from './week-lines.ts'

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const

/** When a business is open, as text. */
export function ListingHoursFields({ form }: { form: UseFormReturn<TypedListing> }) {
  const { register } = form
  const { errors } = form.formState
  return (
    <fieldset className="grid gap-6">
      <legend className="mb-1 font-semibold">Hours</legend>
      <p className="text-sm text-dim">
        9:00 AM – 5:00 PM (separate several with commas), Closed, or Open 24 hours. All blank = no hours.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {mondayFirst.map((at) => (
          <Field key={at} label={weekDays[at]} error={errors.hours?.[at]?.message}>
            <Input maxLength={80} autoComplete="off" {...register(`hours.${at}`)} />
          </Field>
        ))}
      </div>
      <FieldError>{errors.hours?.message ?? errors.hours?.root?.message}</FieldError>
      <Field
        label="Special days (optional)"
        hint="One per line: 2026-12-25 Closed"
        error={errors.specialDays?.message}
      >
        <Textarea rows={3} {...register('specialDays')} />
      </Field>
    </fieldset>
  )
}
