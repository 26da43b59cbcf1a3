import { useFormContext } from 'react-hook-form'
import { driverRanges } from '#shared/tools/acoustics/driver-ranges.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import { fieldNames } from '#shared/tools/subwoofer-designs/driver-field-names.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { coilWords } from './coil-words.ts'
import type { DriverFormValues, MountingField } from './driver-values.ts'
import { SheetNotes } from './sheet-notes.tsx'

const usual: readonly DriverField[] = ['fs', 'qts', 'qes', 'qms', 'vas', 'sd', 're', 'le', 'xmax', 'pe']
const mechanical: readonly DriverField[] = ['mms', 'cms', 'rms', 'bl']
const mounting: readonly [MountingField, string][] = [
  ['outerDiameter', 'Outer diameter, mm'],
  ['cutOutDiameter', 'Cut-out diameter, mm'],
  ['depth', 'Mounting depth, mm'],
  ['displacement', 'Displacement, L'],
]

const hints: Partial<Record<DriverField, string>> = {
  xmax: 'One way',
  sd: 'A cone of d cm has 0.785 × d²',
}

/** The data sheet of a driver, with the values that follow from it. */
export function DriverFields() {
  const {
    register,
    formState: { errors },
  } = useFormContext<DriverFormValues>()
  const sheetField = (field: DriverField) => {
    const { unit } = driverRanges[field]
    return (
      <Field
        key={field}
        label={unit ? `${fieldNames[field]}, ${unit}` : fieldNames[field]}
        error={errors.values?.[field]?.message}
        hint={hints[field]}
      >
        <Input inputMode="decimal" autoComplete="off" {...register(`values.${field}`)} />
      </Field>
    )
  }
  const grid = 'grid grid-cols-2 items-start gap-x-4 gap-y-4 sm:grid-cols-4'
  return (
    <>
      <div className="grid items-start gap-x-4 gap-y-6 sm:grid-cols-[1fr_1fr_7rem]">
        <Field label="Brand" required error={errors.brand?.message}>
          <Input maxLength={60} autoComplete="off" {...register('brand')} />
        </Field>
        <Field label="Model" required error={errors.model?.message}>
          <Input maxLength={80} autoComplete="off" {...register('model')} />
        </Field>
        <Field label="Size, in" required error={errors.sizeIn?.message}>
          <Input inputMode="decimal" autoComplete="off" {...register('sizeIn')} />
        </Field>
      </div>
      <fieldset className="grid gap-4">
        <legend className="mb-4 font-semibold">Data sheet</legend>
        <Field label="Values hold for">
          <Select {...register('valuesFor')}>
            {Object.entries(coilWords).map(([wiring, words]) => (
              <option key={wiring} value={wiring}>
                {words}
              </option>
            ))}
          </Select>
        </Field>
        <div className={grid}>{usual.map(sheetField)}</div>
        <div className={grid}>{mechanical.map(sheetField)}</div>
        <SheetNotes />
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="mb-4 font-semibold">Mounting</legend>
        <div className={grid}>
          {mounting.map(([field, label]) => (
            <Field key={field} label={label} error={errors.mounting?.[field]?.message}>
              <Input inputMode="decimal" autoComplete="off" {...register(`mounting.${field}`)} />
            </Field>
          ))}
        </div>
      </fieldset>
      <Field label="Where the maker publishes the values" error={errors.sourceUrl?.message}>
        <Input
          type="url"
          inputMode="url"
          maxLength={300}
          placeholder="https://"
          autoComplete="off"
          {...register('sourceUrl')}
        />
      </Field>
      <Field label="Notes" hint="Up to 500 characters" error={errors.notes?.message}>
        <Textarea rows={3} maxLength={500} {...register('notes')} />
      </Field>
    </>
  )
}
