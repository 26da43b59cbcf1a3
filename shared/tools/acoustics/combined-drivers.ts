import type { Driver } from './driver.ts'

/** Equal drivers: the number in series in a string, and the number of strings in parallel. */
export type DriverCount = { series: number; strings: number }

/** Equal drivers that share a box, as the one driver that they are together. Power is of the whole. */
export function combinedDrivers(driver: Driver, { series, strings }: DriverCount): Driver {
  const count = series * strings
  return {
    ...driver,
    vas: driver.vas * count,
    sd: driver.sd * count,
    re: (driver.re * series) / strings,
    le: (driver.le * series) / strings,
    pe: driver.pe === undefined ? undefined : driver.pe * count,
  }
}
