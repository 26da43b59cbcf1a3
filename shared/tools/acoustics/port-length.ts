import { type Air, standardAir } from './air.ts'
import { endCorrection } from './end-correction.ts'
import { type Port, portArea } from './port.ts'

export type PortLength = {
  /**
   * The length to cut each port to, m, by the wave in a long port, and by the lumped formula of other
   * calculators.
   */
  length: number
  lumped: number
  /** The length that the air moves as, with its ends, m. */
  effective: number
  innerEnd: number
  outerEnd: number
  /** All ports together, m². */
  area: number
  /** The first resonance of the pipe, Hz. */
  pipeResonance: number
  /** Three shared walls have no exact answer: leave 20 mm to trim. */
  estimate: boolean
}

/**
 * The length that tunes a chamber: L = (c/ωb)·atan(N·S·c/(ωb·Vb)) minus the ends. The lumped N·S·c²/(ωb²·Vb), 6 % longer
 * at 0.7 m and 32 Hz, is the first term of it. A flare takes away half its radius. `portRefusal` says whether it can be cut.
 */
export function portLength(
  port: Port,
  { volume, tuning }: { volume: number; tuning: number },
  air: Air = standardAir,
): PortLength {
  const { innerEnd, outerEnd, added } = endsOf(port)
  const area = port.count * portArea(port)
  const perLength = (2 * Math.PI * tuning) / air.speed
  const effective = Math.atan(area / (perLength * volume)) / perLength
  return {
    length: effective - added,
    lumped: area / (perLength ** 2 * volume) - added,
    effective,
    innerEnd,
    outerEnd,
    area,
    pipeResonance: air.speed / (2 * effective),
    estimate: port.shape.kind === 'slot' && (port.inner.walls === 3 || port.outer.walls === 3),
  }
}

/** The tuning of a chamber whose ports have a length, Hz: the inverse of `portLength`. */
export function tuningOfPort(port: Port, length: number, volume: number, air: Air = standardAir): number {
  const effective = length + endsOf(port).added
  const ratio = (port.count * portArea(port) * effective) / volume
  // x·tan x = ratio rises from nothing to infinity on the way to a quarter wave.
  let [low, high] = [0, Math.PI / 2]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (middle * Math.tan(middle) < ratio) low = middle
    else high = middle
  }
  return (low * air.speed) / (2 * Math.PI * effective)
}

function endsOf({ shape, inner, outer, innerFlare = 0, outerFlare = 0 }: Port) {
  const [innerEnd, outerEnd] = [endCorrection(shape, inner), endCorrection(shape, outer)]
  return { innerEnd, outerEnd, added: innerEnd + outerEnd - (innerFlare + outerFlare) / 2 }
}
