import type { Box } from './box.ts'
import type { Curves } from './curves.ts'
import type { Solution } from './solution.ts'

/** Writes the peak velocities in ports and the peak travel of passive radiators; NaN where a box has none. */
export function writePorts(
  box: Box,
  { omega, port, rearPort }: Solution,
  volts: number,
  curves: Curves,
): void {
  const front = (Math.SQRT2 * volts) / portAreaOf(box)
  const rear = (Math.SQRT2 * volts) / rearPortAreaOf(box)
  const radiators =
    box.kind === 'passive_radiator'
      ? (Math.SQRT2 * volts) / (box.radiator.count * box.radiator.sd)
      : Number.NaN
  for (let at = 0; at < curves.portVelocity.length; at++) {
    const flow = port[at + 1] as number
    curves.portVelocity[at] = front * flow
    curves.rearPortVelocity[at] = rear * (rearPort[at + 1] as number)
    curves.radiatorExcursion[at] = (radiators * flow) / (omega[at + 1] as number)
  }
}

function portAreaOf(box: Box): number {
  if (box.kind === 'sealed' || box.kind === 'passive_radiator') return Number.NaN
  return (box.kind === 'vented' ? box.portArea : box.front.portArea) ?? Number.NaN
}

const rearPortAreaOf = (box: Box): number =>
  (box.kind === 'bandpass_6_parallel' || box.kind === 'bandpass_6_series' ? box.rear.portArea : undefined) ??
  Number.NaN
