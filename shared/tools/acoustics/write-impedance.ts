import type { Solution } from './solution.ts'

/** Writes the size of the impedance, Ω. */
export function writeImpedance({ impedanceRe, impedanceIm }: Solution, into: Float64Array): void {
  for (let at = 0; at < into.length; at++) {
    const [re, im] = [impedanceRe[at + 1] as number, impedanceIm[at + 1] as number]
    into[at] = Math.sqrt(re * re + im * im)
  }
}
