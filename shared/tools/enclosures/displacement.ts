import type { Port } from '#shared/tools/acoustics/port.ts'
import { type BoxRefusal, boxRefusal } from './box-refusal.ts'

/**
 * The volume of a driver by size in inches, m³. These are our typical values: they only prefill the field, to
 * be checked.
 */
export const typicalDriverVolume: Readonly<Record<number, number>> = {
  8: 0.0012,
  10: 0.0022,
  12: 0.0035,
  15: 0.006,
  18: 0.0095,
}

/** The construction of a port: a tube with a wall thickness, or boards with a thickness; m. */
export type PortBuild = Pick<Port, 'shape' | 'count'> & {
  wall: number
  /** Walls of the box that a slot runs along: none, one, the two of a corner, or three. */
  sharedWalls: 0 | 1 | 2 | 3
}

/**
 * Returns the volume that ports take, m³: their outer section times their length inside the box. Shared walls
 * cost no board.
 */
export function portVolume({ shape, count, wall, sharedWalls }: PortBuild, lengthInside: number): number {
  if (shape.kind === 'round') return count * (Math.PI / 4) * (shape.diameter + 2 * wall) ** 2 * lengthInside
  const boards = { 0: [2, 2], 1: [2, 1], 2: [1, 1], 3: [0, 1] } as const
  const [beside, above] = boards[sharedWalls]
  const [long, short] = [Math.max(shape.width, shape.height), Math.min(shape.width, shape.height)]
  return count * (long + beside * wall) * (short + above * wall) * lengthInside
}

/** The volumes subtracted from the gross volume, m³ each. `other` is anything that was typed. */
export type Displacements = {
  drivers?: number | undefined
  ports?: number | undefined
  braces?: number | undefined
  /** The board between two chambers. */
  divider?: number | undefined
  other?: number | undefined
}

export const displacedVolume = ({
  drivers = 0,
  ports = 0,
  braces = 0,
  divider = 0,
  other = 0,
}: Displacements): number => drivers + ports + braces + divider + other

/** The air that is left, m³. */
export function netVolume(gross: number, displacements: Displacements): { volume: number } | BoxRefusal {
  const volume = gross - displacedVolume(displacements)
  return volume > 0 ? { volume } : boxRefusal('box_no_volume')
}
