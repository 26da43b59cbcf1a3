import type { Solution } from './solution.ts'

/** Writes the peak travel of the cone one way at a voltage in V rms, m. */
export function writeExcursion({ omega, cone }: Solution, volts: number, into: Float64Array): void {
  for (let at = 0; at < into.length; at++)
    into[at] = (Math.SQRT2 * volts * (cone[at + 1] as number)) / (omega[at + 1] as number)
}
