import { type AcousticsRefusal, acousticsRefusal } from './acoustics-refusal.ts'
import type { Driver } from './driver.ts'
import type { DriverField } from './entered-driver.ts'

/** The plausible range of a value in the unit of its data sheet, and how much of SI one of them is. */
export type DriverRange = {
  min: number
  max: number
  unit: string
  si: number
  /** The question about a value outside. */
  hint?: string
}

export const driverRanges: Record<DriverField, DriverRange> = {
  fs: { min: 10, max: 200, unit: 'Hz', si: 1 },
  qts: { min: 0.05, max: 2, unit: '', si: 1 },
  qes: { min: 0.1, max: 2, unit: '', si: 1 },
  qms: { min: 1, max: 20, unit: '', si: 1 },
  vas: { min: 1, max: 1000, unit: 'L', si: 1e-3 },
  re: { min: 0.3, max: 16, unit: 'Ω', si: 1 },
  le: { min: 0, max: 20, unit: 'mH', si: 1e-3 },
  sd: { min: 50, max: 3000, unit: 'cm²', si: 1e-4 },
  xmax: {
    min: 1,
    max: 40,
    unit: 'mm',
    si: 1e-3,
    hint: 'Is this peak to peak? We need one way.',
  },
  pe: { min: 10, max: 5000, unit: 'W', si: 1 },
  mms: { min: 1, max: 5000, unit: 'g', si: 1e-3 },
  cms: { min: 0.005, max: 5, unit: 'mm/N', si: 1e-3 },
  rms: { min: 0.1, max: 200, unit: 'kg/s', si: 1 },
  bl: { min: 0.5, max: 100, unit: 'T·m', si: 1 },
}

/** Far beyond every driver that was built: figures outside would leave curves without a value. */
const possible = { least: 1e-7, most: 1e5 }

/** False for a value in SI units that no driver has; 0 is what was not given. */
export const isPossible = (value: number): boolean =>
  value === 0 || (value >= possible.least && value <= possible.most)

/** The refusal that names the range of a value. */
export function rangeRefusal(field: DriverField): AcousticsRefusal {
  const { min, max, unit } = driverRanges[field]
  return acousticsRefusal('value_range', { min, max, unit }, field)
}

/** A value exactly on the edge stays inside, whatever the unit it was entered in. */
const slack = 1 + 1e-9

/** The values of a driver that are outside their plausible ranges. They warn, and calculations go on. */
export function implausibleFields(driver: Driver): (keyof Driver)[] {
  return (Object.keys(driver) as (keyof Driver)[]).filter((field) => {
    const value = driver[field]
    const { min, max, si } = driverRanges[field]
    return value !== undefined && (value * slack < min * si || value > max * si * slack)
  })
}
