import type { Curves } from './curves.ts'
import { levelEdges } from './level-edges.ts'

/** A value of a curve and where it is, Hz. */
export type At = { hz: number; value: number }

export type CurveFigures = {
  /** The frequencies at which the transfer is 3, 6 and 10 dB below the driver’s reference, Hz. */
  f3: number | undefined
  f6: number | undefined
  f10: number | undefined
  /** The loudest points, dB. */
  spl: At | undefined
  cabinSpl: At | undefined
  maxSpl: At | undefined
  /** The furthest travel of the cone and of the passive radiators, m, and the fastest air in any port, m/s. */
  excursion: At | undefined
  radiatorExcursion: At | undefined
  portVelocity: At | undefined
  /** The least impedance, Ω. */
  impedance: At | undefined
}

/**
 * Returns the figures in a strip of results for curves over their leading frequencies; undefined where one
 * has no values.
 */
export function curveFigures(curves: Curves, hz: ArrayLike<number>): CurveFigures {
  const [port, rear] = [extreme(hz, curves.portVelocity), extreme(hz, curves.rearPortVelocity)]
  const under = (drop: number) => levelEdges(hz, curves.transfer, -drop).low
  return {
    f3: under(3),
    f6: under(6),
    f10: under(10),
    spl: extreme(hz, curves.spl),
    cabinSpl: extreme(hz, curves.cabinSpl),
    maxSpl: extreme(hz, curves.maxSpl),
    excursion: extreme(hz, curves.excursion),
    radiatorExcursion: extreme(hz, curves.radiatorExcursion),
    portVelocity: port && rear && rear.value > port.value ? rear : (port ?? rear),
    impedance: extreme(hz, curves.impedance, -1),
  }
}

/** The highest point of a curve, or the lowest by the sign −1. Gaps do not count. */
function extreme(hz: ArrayLike<number>, values: ArrayLike<number>, sign: 1 | -1 = 1): At | undefined {
  let best: At | undefined
  for (let at = 0; at < hz.length; at++) {
    const value = values[at] as number
    if (Number.isNaN(value)) continue
    if (best === undefined || sign * value > sign * best.value) best = { hz: hz[at] as number, value }
  }
  return best
}
