import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { mostHolidays } from '#shared/support/support-desks/desk-settings.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import type { DeskSettingsForm } from './use-desk-settings.ts'

/** The days on which no one answers, and no clock runs. */
export function HolidaysField({ form }: { form: DeskSettingsForm }) {
  const { register, control, formState } = form
  const days = useFieldArray({ control, name: 'holidays' })
  const errors = formState.errors.holidays
  return (
    <div className="grid gap-4">
      {days.fields.length === 0 && <p className="text-dim">No holidays yet.</p>}
      {days.fields.map((day, at) => (
        <div key={day.id} className="flex items-start gap-2 max-sm:border-b max-sm:border-line max-sm:pb-4">
          <div className="grid min-w-0 flex-1 items-start gap-3 sm:grid-cols-[13rem_minmax(0,1fr)]">
            <Field label="Date" error={errors?.[at]?.on?.message}>
              <Input type="date" {...register(`holidays.${at}.on`)} />
            </Field>
            <Field label="Name" error={errors?.[at]?.name?.message}>
              <Input maxLength={60} autoComplete="off" {...register(`holidays.${at}.name`)} />
            </Field>
          </div>
          <div className="pt-7">
            <IconButton
              label={`Remove holiday ${at + 1}`}
              icon={<Trash2 aria-hidden="true" className="size-4" />}
              onClick={() => days.remove(at)}
            />
          </div>
        </div>
      ))}
      <FieldError>{errors?.message ?? errors?.root?.message}</FieldError>
      <Button
        className="justify-self-start"
        disabled={days.fields.length >= mostHolidays}
        onClick={() => days.append({ on: '', name: '' })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a holiday
      </Button>
    </div>
  )
}
