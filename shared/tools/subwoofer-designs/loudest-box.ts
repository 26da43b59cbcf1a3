import type { LoudestGoal } from './loudest-goal.ts'
import type { SavedDesign, SavedPorts } from './saved-design.ts'

/** A vented box as loud as its limits let it be, in SI units. */
export type LoudestBox = {
  /** Net air of the box, m³, and its tuning, Hz. */
  volume: number
  tuning: number
  /** The diameter of each round port, or the height of each slot, m, and what it is cut to. */
  size: number
  portLength: number
  /** The air in box and ports together, m³. */
  air: number
  /** The level at the note, dB, with the most power, W, and the index in `rulings` of what limits it. */
  level: number
  watts: number
  ruling: number
  /** Peaks at that power: the air in the ports, m/s, and the cone, m. */
  velocity: number
  travel: number
}

/** The ports of a design at a size. A slot is as wide as it may be. */
export function portsOfSize(ports: SavedPorts, goal: Pick<LoudestGoal, 'width'>, size: number): SavedPorts {
  return ports.shape === 'slot' ? { ...ports, width: goal.width, height: size } : { ...ports, diameter: size }
}

/** A design in the box that was found; everything else of it stays. */
export function designInBox(
  saved: SavedDesign,
  goal: Pick<LoudestGoal, 'width'>,
  { volume, tuning, size }: Pick<LoudestBox, 'volume' | 'tuning' | 'size'>,
): SavedDesign {
  const { box } = saved
  return {
    ...saved,
    box: {
      ...box,
      kind: 'vented',
      rear: { ...box.rear, volume },
      rearPorts: { ...portsOfSize(box.rearPorts, goal, size), tuning },
    },
  }
}
