import { airOf } from './engine-design.ts'
import { areaOf, cutPorts } from './ports-of-design.ts'
import type { SavedDesign } from './saved-design.ts'

/** The goal of the search for the loudest box, in SI units. */
export type LoudestGoal = {
  /** The note that is to be loud, Hz. */
  hz: number
  /** The most air in box and ports together, m³. */
  volume: number
  /** The width of slots, or the greatest diameter of round ports, m. */
  width: number
  /** The fastest air in the ports, m/s. */
  velocity: number
  /** The maximum travel of the cone, as a share of Xmax. */
  travel: number
  /**
   * States whether the limits hold at the note alone, or at everything from the note up, as music requires.
   */
  held: 'note' | 'music'
}

/** The ranges of a goal. */
export const goalRanges = {
  hz: [18, 90],
  volume: [0.005, 1],
  width: [0.03, 1],
  velocity: [5, 40],
} as const

const within = (value: number, [min, max]: readonly [number, number]) => Math.min(max, Math.max(min, value))

/** The goal that a design begins with: as loud as can be at its tuning, in the room that it takes. */
export function goalOf({ box, air, portLimit }: SavedDesign): LoudestGoal {
  const { rear, rearPorts } = box
  const { length } = cutPorts(rearPorts, rear, airOf(air), String)
  const ports = box.kind === 'vented' ? areaOf(rearPorts) * Math.max(0, length) : 0.1 * rear.volume
  return {
    hz: within(Math.round(box.kind === 'vented' ? rearPorts.tuning : 35), goalRanges.hz),
    volume: within(Math.ceil((rear.volume + ports) * 1000) / 1000, goalRanges.volume),
    width: within(rearPorts.shape === 'slot' ? rearPorts.width : rearPorts.diameter, goalRanges.width),
    velocity: within(portLimit, goalRanges.velocity),
    travel: 1,
    held: 'note',
  }
}
