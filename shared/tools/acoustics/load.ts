/**
 * The load of a box on its cone at one frequency, as fractions over one divisor. A lossless chamber at its
 * tuning makes the divisor zero and every limit stays finite, because nothing is divided by it. The acoustic
 * impedance behind the cone is impedance/divisor; of the flow of the cone, out/divisor is radiated and
 * port/divisor and inner/divisor pass the ports.
 */
export type Load = {
  divisorRe: number
  divisorIm: number
  impedanceRe: number
  impedanceIm: number
  /** The share that reaches the listener. */
  outRe: number
  outIm: number
  /** The share in the port, the passive radiators, or the port of the front chamber. */
  portRe: number
  portIm: number
  /** The share in the port of the rear chamber. */
  innerRe: number
  innerIm: number
}

/** Writes the load at an angular frequency. */
export type LoadAt = (omega: number, load: Load) => void

export const newLoad = (): Load => ({
  divisorRe: 1,
  divisorIm: 0,
  impedanceRe: 0,
  impedanceIm: 0,
  outRe: 0,
  outIm: 0,
  portRe: 0,
  portIm: 0,
  innerRe: 0,
  innerIm: 0,
})
