import type { Air } from './air.ts'
import type { Driver } from './driver.ts'
import { type LoadAt, newLoad } from './load.ts'
import { mechanicsOf } from './mechanics-of.ts'
import type { Solution } from './solution.ts'

export type Circuit = {
  driver: Driver
  loadAt: LoadAt
  air: Air
  /** The resistance of the coil at its temperature, and of the source with its cable, Ω. */
  coil: number
  source: number
  /** Set to include Le in what moves. */
  inductance: boolean
}

/**
 * Solves driver and box on a grid: the one engine of all boxes. The cone is linear, and box and ports are small against
 * the wavelength. With Zac = n/q from the box and A = Zms·q + Sd²·n, everything is over D = Ze·A + Bl²·q: the cone moves
 * at Bl·q/D per volt, Sd·Bl·out/D reaches the listener, and the impedance is Re + jωLe + Bl²·q/A.
 */
export function solveCircuit(circuit: Circuit, omega: Float64Array, into: Solution): void {
  const { driver, loadAt, air, coil, source } = circuit
  const { mms, cms, rms, bl } = mechanicsOf(driver, air)
  const { sd, le } = driver
  const load = newLoad()
  const heard = circuit.inductance ? le : 0
  const force = bl * bl
  const area = sd * sd
  into.omega = omega
  into.gain.fill(1)
  for (let at = 0; at < omega.length; at++) {
    const w = omega[at] as number
    loadAt(w, load)
    const { divisorRe: qRe, divisorIm: qIm, impedanceRe: nRe, impedanceIm: nIm, outRe, outIm } = load
    const zIm = w * mms - 1 / (w * cms)
    const aRe = rms * qRe - zIm * qIm + area * nRe
    const aIm = rms * qIm + zIm * qRe + area * nIm
    const eRe = coil + source
    const eIm = w * heard
    const dRe = eRe * aRe - eIm * aIm + force * qRe
    const dIm = eRe * aIm + eIm * aRe + force * qIm
    const d2 = dRe * dRe + dIm * dIm
    const a2 = aRe * aRe + aIm * aIm
    const size = bl / Math.sqrt(d2)
    const flow = (sd * bl) / d2
    into.cone[at] = size * Math.sqrt(qRe * qRe + qIm * qIm)
    into.outRe[at] = flow * (outRe * dRe + outIm * dIm)
    into.outIm[at] = flow * (outIm * dRe - outRe * dIm)
    into.port[at] = sd * size * Math.sqrt(load.portRe * load.portRe + load.portIm * load.portIm)
    into.rearPort[at] = sd * size * Math.sqrt(load.innerRe * load.innerRe + load.innerIm * load.innerIm)
    into.impedanceRe[at] = coil + (force * (qRe * aRe + qIm * aIm)) / a2
    into.impedanceIm[at] = w * le + (force * (qIm * aRe - qRe * aIm)) / a2
  }
}
