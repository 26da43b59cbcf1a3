type Numbers = Float64Array<ArrayBuffer>

/** A driver in its box, solved at each angular frequency of a grid with its two guards, for one volt rms. */
export type Solution = {
  omega: Float64Array
  /** Velocity of the cone, m/s. */
  cone: Numbers
  /** Flow that reaches the listener, m³/s, with its phase. */
  outRe: Numbers
  outIm: Numbers
  /** Flow in the port or the radiators, and in the port of the rear chamber, m³/s. */
  port: Numbers
  rearPort: Numbers
  /** The load the amplifier sees without its cable, Ω. */
  impedanceRe: Numbers
  impedanceIm: Numbers
  /** The share of the voltage that filters leave. */
  gain: Numbers
}

/** Makes a solution with this many frequencies, to be written again and again. */
export function newSolution(points: number): Solution {
  const numbers = () => new Float64Array(points + 2)
  return {
    omega: numbers(),
    cone: numbers(),
    outRe: numbers(),
    outIm: numbers(),
    port: numbers(),
    rearPort: numbers(),
    impedanceRe: numbers(),
    impedanceIm: numbers(),
    gain: numbers(),
  }
}
