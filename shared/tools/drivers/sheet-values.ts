import { driverRanges } from '#shared/tools/acoustics/driver-ranges.ts'
import type { DriverField } from '#shared/tools/acoustics/entered-driver.ts'
import { fieldNames } from '#shared/tools/subwoofer-designs/driver-field-names.ts'
import type { DriverFields } from './driver.ts'

const fields = Object.keys(fieldNames) as DriverField[]

/** The values that a data sheet gives, each by its name and in its unit. */
export const sheetValues = ({ values }: Pick<DriverFields, 'values'>): [name: string, value: string][] =>
  fields.flatMap((field) => {
    const value = values[field]
    if (value === undefined) return []
    const { si, unit } = driverRanges[field]
    return [[fieldNames[field], `${Number((value / si).toPrecision(4))} ${unit}`.trim()]]
  })
