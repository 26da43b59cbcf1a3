import { coilRise, hotResistance } from './coil-heat.ts'
import type { Curves } from './curves.ts'
import type { Design } from './design.ts'
import { type PowerLimit, powerLimiter } from './power-limit.ts'
import type { Solution } from './solution.ts'

/** Writes the most power, what limits it, and the level that it gives, from the curves at the drive of the design. */
export function writeLimits(design: Design, solution: Solution, coil: number, curves: Curves): void {
  const { driver, drive, sourceResistance = 0, coilRise: rise } = design
  const limit = powerLimiter(design)
  const most: PowerLimit = { watts: Number.NaN, ruling: 0 }
  const heats = rise !== undefined && driver.pe !== undefined
  const silent = (design.inductance ?? true) ? 0 : driver.le
  for (let at = 0; at < curves.spl.length; at++) {
    limit(
      curves.excursion[at] as number,
      curves.portVelocity[at] as number,
      curves.rearPortVelocity[at] as number,
      most,
    )
    curves.maxPower[at] = most.watts
    curves.ruling[at] = most.ruling
    let maxSpl = (curves.spl[at] as number) + 10 * Math.log10(most.watts / drive.watts)
    if (heats) {
      // At the most power the coil is warmer than at the drive, and everything is over 1 + ΔR/Z.
      const hotter = hotResistance(driver.re, coilRise(most.watts / (driver.pe as number), rise)) - coil
      const re = (solution.impedanceRe[at + 1] as number) + sourceResistance
      const im = (solution.impedanceIm[at + 1] as number) - silent * (solution.omega[at + 1] as number)
      maxSpl -= 10 * Math.log10(((re + hotter) ** 2 + im * im) / (re * re + im * im))
    }
    curves.maxSpl[at] = maxSpl
  }
}
