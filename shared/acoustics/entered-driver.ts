import type { Driver } from './driver.ts'
import type { Mechanics } from './mechanics-of.ts'

/** What a data sheet may give: the parameters, the total Q and the mechanical side. */
export type DriverField = keyof Driver | keyof Mechanics | 'qts'

/** What someone entered about a driver, in SI units. */
export type EnteredDriver = Partial<Record<DriverField, number>>
