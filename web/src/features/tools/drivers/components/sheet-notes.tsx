import { useFormContext, useWatch } from 'react-hook-form'
import { isRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { completeDriver } from '#shared/tools/acoustics/complete-driver.ts'
import { driverRanges, implausibleFields } from '#shared/tools/acoustics/driver-ranges.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import { fieldNames } from '#shared/tools/subwoofer-designs/driver-field-names.ts'
import { driverSentence } from '#shared/tools/subwoofer-designs/driver-sentence.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { type DriverFormValues, enteredOf } from './driver-values.ts'

const inSheetUnit = (field: DriverField, value: number) => {
  const { si, unit } = driverRanges[field]
  return [Number((value / si).toPrecision(4)), unit].filter((part) => part !== '').join(' ')
}

/**
 * Shows the values that follow from the data sheet so far, those that contradict the rest, and those that no
 * driver has.
 */
export function SheetNotes() {
  const { control, setValue } = useFormContext<DriverFormValues>()
  const values = useWatch({ control, name: 'values' })
  const entered = enteredOf({ values })
  const answer = completeDriver(entered)
  if (isRefusal(answer)) return <Banner tone="info">{driverSentence(answer)}</Banner>
  const { driver, values: derivedValues, derived, conflicts } = answer
  const all: Partial<Record<DriverField, number>> = { ...driver, ...derivedValues }
  const follows = derived.flatMap((field) => {
    const value = all[field]
    return value === undefined ? [] : [`${fieldNames[field]} ${inSheetUnit(field, value)}`]
  })
  return (
    <div className="grid gap-3" role="status">
      {follows.length > 0 && <p className="text-sm text-dim">Derived: {follows.join(', ')}.</p>}
      {conflicts.map(({ field, entered: ours, derived: theirs }) => (
        <Banner
          key={field}
          action={
            <Button
              size="sm"
              onClick={() =>
                setValue(
                  `values.${field}`,
                  String(Number((theirs / driverRanges[field].si).toPrecision(4))),
                  { shouldDirty: true },
                )
              }
            >
              Use {inSheetUnit(field, theirs)}
            </Button>
          }
        >
          {fieldNames[field]} is {inSheetUnit(field, ours)}, and the other values give{' '}
          {inSheetUnit(field, theirs)}.
        </Banner>
      ))}
      {implausibleFields(driver).map((field) => {
        const { min, max, unit, hint } = driverRanges[field]
        return (
          <Banner key={field}>
            {fieldNames[field]} is usually between {min} and {max} {unit}. {hint}
          </Banner>
        )
      })}
    </div>
  )
}
