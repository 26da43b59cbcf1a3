import type { Driver } from './driver.ts'
import type { Mechanics } from './mechanics-of.ts'

/** The values a data sheet may give: the parameters, the total Q and the mechanical side. */
export type DriverField = keyof Driver | keyof Mechanics | 'qts'

/** The values a person entered for a driver, in SI units. */
export type EnteredDriver = Partial<Record<DriverField, number>>
