import { toInstant } from '#shared/platform/time/to-instant.ts'
import { zonedTime } from '#shared/platform/time/zoned-time.ts'
import { timeZones } from '#web/features/platform/forms/time-zones.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import type { EventEditForm } from './event-edit-form.ts'
import type { TimeField } from './event-values.ts'

type WhenFieldsProps = { form: EventEditForm }

const required: readonly TimeField[] = ['startsAt', 'endsAt', 'entriesCloseAt']

const times: readonly (readonly [field: TimeField, label: string, hint?: string])[] = [
  ['startsAt', 'Starts'],
  ['endsAt', 'Ends'],
  ['entriesOpenAt', 'Entries open', 'Blank = when published'],
  ['entriesCloseAt', 'Entries close'],
  ['checkInOpensAt', 'Check-in opens', 'Blank = 3 hours before start'],
  ['checkInClosesAt', 'Check-in closes', 'Blank = at close'],
]

/** The times of an event on the clock at the venue. */
export function WhenFields({ form }: WhenFieldsProps) {
  const zone = form.watch('timeZone')
  return (
    <>
      <Field
        label="Time zone of the venue"
        required
        hint="Times are local to the venue."
        error={form.formState.errors.timeZone?.message}
      >
        <Select {...form.register('timeZone')}>
          {timeZones(zone).map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ') || 'Choose a time zone'}
            </option>
          ))}
        </Select>
      </Field>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        {times.map(([field, label, hint]) => (
          <TimeFieldset key={field} form={form} field={field} label={label} hint={hint} zone={zone} />
        ))}
      </div>
    </>
  )
}

type TimeFieldsetProps = WhenFieldsProps & {
  field: TimeField
  label: string
  hint: string | undefined
  zone: string
}

/** A day and a time. Where clocks go back, it asks which of two is meant. */
function TimeFieldset({ form, field, label, hint, zone }: TimeFieldsetProps) {
  const { register, watch, setValue, formState } = form
  const local = watch(`${field}.local`)
  const found = local && zone ? toInstant(local, zone) : undefined
  const error = formState.errors[field]
  return (
    <div className="grid gap-3">
      <Field
        label={label}
        required={required.includes(field)}
        hint={hint}
        error={
          found?.kind === 'gap'
            ? 'Clocks go forward that night, and this time does not exist. Choose a later one.'
            : (error?.message ?? error?.local?.message)
        }
      >
        <Input
          type="datetime-local"
          {...register(`${field}.local`, {
            onChange: () => setValue(`${field}.which`, undefined),
          })}
        />
      </Field>
      {found?.kind === 'fold' && (
        <Field label="Clocks go back that night. Which one?">
          <Select {...register(`${field}.which`)} defaultValue="first">
            <option value="first">The first, {zonedTime(found.first, zone)}</option>
            <option value="second">The second, {zonedTime(found.second, zone)}</option>
          </Select>
        </Field>
      )}
    </div>
  )
}
