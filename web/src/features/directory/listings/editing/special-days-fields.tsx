import { Plus, Trash2 } from 'lucide-react'
import { mostSpecialDays } from '#shared/directory/listings/opening-hours.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { DayHoursFields } from './day-hours-fields.tsx'
import type { SpecialDayValues } from './hours-values.ts'
import type { ListingForm } from './listing-form.ts'

/** Dates with hours of their own: holidays, a show, a day off. */
export function SpecialDaysFields({ form }: { form: ListingForm }) {
  const { register, watch, setValue, formState } = form
  const days = watch('specialDays')
  const errors = formState.errors.specialDays
  const set = (next: SpecialDayValues[]) =>
    setValue('specialDays', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-sm font-semibold">Special days</legend>
      <p className="text-sm text-dim">Holidays and other days with different hours.</p>
      {days.map((_, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the form names special days by their place
          key={at}
          className="grid gap-3 border-t border-line pt-4 sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
        >
          <Field label="Date" error={errors?.[at]?.on?.message}>
            <Input type="date" {...register(`specialDays.${at}.on`)} />
          </Field>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:pt-7">
            <DayHoursFields name={`specialDays.${at}.ranges`} of={`special day ${at + 1}`} />
          </div>
          <div className="sm:pt-7">
            <IconButton
              label={`Remove special day ${at + 1}`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => set(days.toSpliced(at, 1))}
            />
          </div>
        </div>
      ))}
      <FieldError>{errors?.message ?? errors?.root?.message}</FieldError>
      <Button
        className="justify-self-start"
        disabled={days.length >= mostSpecialDays}
        onClick={() => set([...days, { on: '', ranges: [] }])}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a special day
      </Button>
    </fieldset>
  )
}
