import type { Air } from './air.ts'
import { referencePressure } from './reference-pressure.ts'
import type { Solution } from './solution.ts'

/**
 * Writes the level in half space at a distance in m for a voltage, dB: p = ρω·U/2πr. NaN where nothing is
 * radiated, or the circuit has no solution.
 */
export function writeSpl(
  { omega, outRe, outIm }: Solution,
  { volts, distance, air }: { volts: number; distance: number; air: Air },
  into: Float64Array,
): void {
  const perFlow = ((volts * air.density) / (2 * Math.PI * distance * referencePressure)) ** 2
  for (let at = 0; at < into.length; at++) {
    const [w, re, im] = [omega[at + 1] as number, outRe[at + 1] as number, outIm[at + 1] as number]
    const power = perFlow * w * w * (re * re + im * im)
    into[at] = power > 0 ? 10 * Math.log10(power) : Number.NaN
  }
}
