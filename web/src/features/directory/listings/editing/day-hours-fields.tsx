import { Plus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Input } from '#web/ui/input.tsx'
import { clockWords, readClosing, readOpening } from './clock-time.ts'
import { allDayRange, type DayValues, mostRanges, newRange } from './hours-values.ts'
import type { HoursForm } from './listing-form.ts'

type DayHoursFieldsProps = {
  /** The list of times of a day of the week, or of a special day. */
  name: `hours.${number}` | `specialDays.${number}.ranges`
  /** The name of the day, for its fields. */
  of: string
  /** How many times a day may have. */
  most?: number
  /** What else can be done with the day, beside its times. */
  children?: ReactNode
}

/** The times of one day: none, a few, or all day. They stand in the line of whatever is around them. */
export function DayHoursFields({ name, of, most = mostRanges, children }: DayHoursFieldsProps) {
  const { watch, setValue, formState } = useFormContext<HoursForm>()
  const day = watch(name)
  const isWhole = day.some(({ allDay }) => allDay)
  const set = (ranges: DayValues) =>
    setValue(name, ranges, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <>
      {day.length === 0 && <p className="text-dim sm:w-80">Closed</p>}
      {day.length > 0 && (
        <div className="grid gap-2 empty:hidden max-sm:basis-full sm:w-80">
          {!isWhole &&
            day.map((_, at) => (
              <RangeFields
                // biome-ignore lint/suspicious/noArrayIndexKey: the form names the times of a day by their place
                key={at}
                name={`${name}.${at}`}
                of={of}
                onRemove={() => set(day.toSpliced(at, 1))}
              />
            ))}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {!isWhole && (
          <Button size="sm" disabled={day.length >= most} onClick={() => set([...day, newRange()])}>
            <Plus aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{day.length === 0 ? 'Add hours' : 'Add more'}</span>
            <span className="sr-only"> on {of}</span>
          </Button>
        )}
        <Checkbox
          label={
            <>
              <span className="sr-only">Open </span>24 hours<span className="sr-only"> on {of}</span>
            </>
          }
          checked={isWhole}
          onChange={({ target }) => set(target.checked ? [allDayRange()] : [])}
        />
        {children}
      </div>
    </>
  )
}

type RangeFieldsProps = {
  name: `${DayHoursFieldsProps['name']}.${number}`
  of: string
  onRemove: () => void
}

function RangeFields({ name, of, onRemove }: RangeFieldsProps) {
  const { register, watch, getValues, setValue, formState } = useFormContext<HoursForm>()
  const [opens, closes] = [`${name}.opens`, `${name}.closes`] as const
  const [typedOpening, typedClosing] = watch([opens, closes])
  const closing = readClosing(typedClosing, readOpening(typedOpening))
  const errorOf = (field: string): string | undefined => get(formState.errors, `${field}.message`)
  const [openingError, closingError] = [errorOf(opens), errorOf(closes)]
  /** What was understood stands in the field once it is left. */
  const settle = (field: typeof opens | typeof closes, minutes: number | undefined) => {
    if (minutes !== undefined) setValue(field, clockWords(minutes), { shouldDirty: true })
  }
  const read = () => readOpening(getValues(opens))
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center gap-2">
        <Input
          aria-label={`Opens on ${of}`}
          aria-invalid={openingError ? true : undefined}
          placeholder="9:00 AM"
          autoComplete="off"
          className="max-w-32"
          {...register(opens, { onBlur: () => settle(opens, read()) })}
        />
        <span aria-hidden="true">–</span>
        <Input
          aria-label={`Closes on ${of}`}
          aria-invalid={closingError ? true : undefined}
          placeholder="6:00 PM"
          autoComplete="off"
          className="max-w-32"
          {...register(closes, {
            onBlur: () => settle(closes, readClosing(getValues(closes), read())),
          })}
        />
        <IconButton
          label={`Remove these times on ${of}`}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={onRemove}
        />
      </div>
      {closing !== undefined && closing > 1440 && (
        <p className="text-sm text-dim">Closes after midnight, the next day.</p>
      )}
      <FieldError>{openingError ?? closingError}</FieldError>
    </div>
  )
}
