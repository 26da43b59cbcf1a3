import type { Solution } from './solution.ts'

/**
 * Writes the phase of the pressure, radians, unwrapped from the first frequency on, guards included. The pressure is a
 * quarter ahead of the flow.
 */
export function writePhase({ outRe, outIm }: Solution, into: Float64Array): void {
  const whole = 2 * Math.PI
  let turns = 0
  let before = 0
  for (let at = 0; at < into.length; at++) {
    const angle = Math.atan2(outRe[at] as number, -(outIm[at] as number)) + turns
    const jump = at === 0 ? 0 : whole * Math.round((before - angle) / whole)
    // A point without a phase does not spoil those after it.
    turns += Number.isNaN(jump) ? 0 : jump
    into[at] = angle + jump
    before = Number.isNaN(jump) ? before : angle + jump
  }
}
