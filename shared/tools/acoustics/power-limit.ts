import { rulings } from './curves.ts'
import type { Design } from './design.ts'

/** The most power at one frequency, W, and the index of the limit that rules. */
export type PowerLimit = { watts: number; ruling: number }

const [none, ratedPower, amplifier, travel, velocity] = rulings.map((_, index) => index) as [
  number,
  number,
  number,
  number,
  number,
]

/**
 * Returns the power a design can take at this travel and port velocity: the least of the rated power, the
 * amplifier, and what the square law leaves until Xmax or the limit of the ports. None without Xmax and rated
 * power.
 */
export function powerLimiter({ driver, drive, limits = {} }: Design) {
  const { xmax, pe = Number.POSITIVE_INFINITY } = driver
  const rated = driver.pe === undefined ? none : ratedPower
  const known = driver.pe !== undefined || xmax !== undefined
  const { amplifier: has = Number.POSITIVE_INFINITY, portVelocity = Number.POSITIVE_INFINITY } = limits
  const furthest = xmax ?? Number.POSITIVE_INFINITY

  return (excursion: number, port: number, rearPort: number, into: PowerLimit): void => {
    into.watts = known ? pe : Number.NaN
    into.ruling = rated
    if (!known) return
    lower(into, has, amplifier)
    lower(into, drive.watts * (furthest / excursion) ** 2, travel)
    lower(into, drive.watts * (portVelocity / port) ** 2, velocity)
    lower(into, drive.watts * (portVelocity / rearPort) ** 2, velocity)
  }
}

/** A limit that is not a number is no limit. */
function lower(into: PowerLimit, watts: number, ruling: number): void {
  if (!(watts < into.watts)) return
  into.watts = watts
  into.ruling = ruling
}
