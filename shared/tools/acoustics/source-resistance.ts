import type { Driver } from './driver.ts'

/** Returns a driver behind a source and cables with a resistance in ohms: they damp it less (Small 1972). */
export const behindResistance = (driver: Driver, ohms: number): Driver => ({
  ...driver,
  re: driver.re + ohms,
  qes: (driver.qes * (driver.re + ohms)) / driver.re,
})

/** The level lost to the resistance in the midband, dB, as a positive number. */
export const resistanceLoss = ({ re }: Pick<Driver, 're'>, ohms: number): number =>
  20 * Math.log10((re + ohms) / re)
