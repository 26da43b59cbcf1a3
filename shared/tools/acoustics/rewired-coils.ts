import type { Driver } from './driver.ts'

/** The wiring of a driver’s two coils; `one` leaves the other coil open. */
export type CoilWiring = 'parallel' | 'series' | 'one'

/**
 * The factor each wiring applies to the values that hold in parallel. The coils share one gap, so one coil
 * has the inductance of both in parallel.
 */
const factors = {
  parallel: { re: 1, le: 1, qes: 1, pe: 1 },
  series: { re: 4, le: 4, qes: 1, pe: 1 },
  one: { re: 2, le: 1, qes: 2, pe: 0.5 },
} as const

/** A driver with two coils whose values hold for one wiring, in another. */
export function rewiredCoils(driver: Driver, from: CoilWiring, to: CoilWiring): Driver {
  const [was, is] = [factors[from], factors[to]]
  return {
    ...driver,
    re: (driver.re * is.re) / was.re,
    le: (driver.le * is.le) / was.le,
    qes: (driver.qes * is.qes) / was.qes,
    pe: driver.pe === undefined ? undefined : (driver.pe * is.pe) / was.pe,
  }
}
