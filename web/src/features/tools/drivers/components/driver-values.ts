import * as z from 'zod/mini'
import { driverRanges } from '#shared/tools/acoustics/driver-ranges.ts'
import type { DriverField, EnteredDriver } from '#shared/tools/acoustics/entered-driver.ts'
import { type Driver, DriverFields } from '#shared/tools/drivers/driver.ts'
import { type QuantityRange, readQuantity } from '#shared/tools/units/read-quantity.ts'

/** A driver to edit. Without a version it is not saved yet. */
export type DriverDraft = DriverFields & Partial<Pick<Driver, 'id' | 'version' | 'state'>>

export const WrittenDriver = z.strictObject({ ...DriverFields.shape, submit: z.optional(z.boolean()) })
export type WrittenDriver = z.infer<typeof WrittenDriver>

export const sheetFields = Object.keys(driverRanges) as DriverField[]

/** The SI value of one unit of each field: millimeters, and liters of displacement. */
const mountingUnits = { outerDiameter: 1e-3, cutOutDiameter: 1e-3, depth: 1e-3, displacement: 1e-3 }
export type MountingField = keyof typeof mountingUnits
const mountingFields = Object.keys(mountingUnits) as MountingField[]

/** The text is short enough to read, and exact enough that an unedited value stays the same. */
const shown = (value: number | undefined, si: number) =>
  value === undefined ? '' : String(Number((value / si).toPrecision(12)))

const typedAll = <Field extends string>(fields: readonly Field[], textOf: (field: Field) => string) =>
  Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<Field, string>

/** The values of a driver's form, each as it is typed, in the units of data sheets. */
export const valuesOf = (driver: DriverDraft) => ({
  brand: driver.brand,
  model: driver.model,
  sizeIn: shown(driver.sizeIn || undefined, 1),
  valuesFor: driver.valuesFor,
  values: typedAll(sheetFields, (field) => shown(driver.values[field], driverRanges[field].si)),
  mounting: typedAll(mountingFields, (field) => shown(driver.mounting[field], mountingUnits[field])),
  sourceUrl: driver.sourceUrl ?? '',
  notes: driver.notes,
  submit: driver.state === 'pending',
})
export type DriverFormValues = ReturnType<typeof valuesOf>

/** A text that is no number becomes none that the contract takes, so its field says so. */
const numberIn = (text: string, si: number, range?: QuantityRange): number | undefined => {
  if (text.trim() === '') return undefined
  const value = readQuantity(text, 'none', 'ratio', range)
  // A value that was not edited comes back exactly as it was.
  return value === undefined ? Number.NaN : Number((value * si).toPrecision(12))
}

const readAll = <Field extends string>(
  typed: Record<Field, string>,
  fields: readonly Field[],
  siOf: (field: Field) => number,
  rangeOf: (field: Field) => QuantityRange | undefined = () => undefined,
) => {
  const read: Partial<Record<Field, number>> = {}
  for (const field of fields) {
    const value = numberIn(typed[field], siOf(field), rangeOf(field))
    if (value !== undefined) read[field] = value
  }
  return read
}

const readSheet = (values: DriverFormValues['values']) =>
  readAll(
    values,
    sheetFields,
    (field) => driverRanges[field].si,
    (field) => driverRanges[field],
  )

/** Returns the values entered so far, in SI units. Text that is not a number is left out. */
export function enteredOf({ values }: Pick<DriverFormValues, 'values'>): EnteredDriver {
  const read = readSheet(values)
  return Object.fromEntries(Object.entries(read).filter(([, value]) => Number.isFinite(value)))
}

const toDriver = ({ sourceUrl, submit, ...typed }: DriverFormValues): z.input<typeof WrittenDriver> => ({
  ...typed,
  sizeIn: numberIn(typed.sizeIn, 1) ?? Number.NaN,
  values: readSheet(typed.values),
  mounting: readAll(typed.mounting, mountingFields, (field) => mountingUnits[field]),
  ...(sourceUrl.trim() && { sourceUrl }),
  submit,
})

/** Checks the input as the server checks it. */
export const driverSchema: z.ZodMiniType<WrittenDriver, DriverFormValues> = z.pipe(
  z.pipe(z.custom<DriverFormValues>(), z.transform(toDriver)),
  WrittenDriver,
)
