import type { DriverFields } from './driver.ts'
import { sheetValues } from './sheet-values.ts'

/** The data sheet of a driver in one line. */
export const sheetText = ({ sizeIn, ...driver }: Pick<DriverFields, 'sizeIn' | 'values'>): string =>
  [`${sizeIn} in`, ...sheetValues(driver).map(([name, value]) => `${name} ${value}`)].join(', ')
