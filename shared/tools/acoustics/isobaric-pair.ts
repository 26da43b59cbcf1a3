import type { Driver } from './driver.ts'

/** Two drivers in line that move as one: half the Vas, the same fs and Q, 3 dB less efficiency (Olson). */
export function isobaricPair(driver: Driver, wiring: 'series' | 'parallel'): Driver {
  const resistance = wiring === 'series' ? 2 : 0.5
  return {
    ...driver,
    vas: driver.vas / 2,
    re: driver.re * resistance,
    le: driver.le * resistance,
    pe: driver.pe === undefined ? undefined : driver.pe * 2,
  }
}

/** True if the air between the two is too much for them to move as one: more than 2 % of the Vas of one. */
export const couplesLoosely = (chamber: number, { vas }: Pick<Driver, 'vas'>): boolean => chamber > 0.02 * vas
