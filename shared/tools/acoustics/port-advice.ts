import type { Port } from './port.ts'

/** The sound of a peak velocity, from quiet to a port that compresses. */
export type VelocityBand = 'quiet' | 'green' | 'amber' | 'red' | 'compressing'

/** The end of the green band, m/s: Mach 0.05, and what competitors accept. */
export const greenUntil = { daily: 17, competition: 25 } as const

/** The band of a peak velocity in m/s (Salvatti 2002, Small 1973; the bands are ours). */
export function velocityBand(velocity: number, green: number = greenUntil.daily): VelocityBand {
  if (velocity <= 10) return 'quiet'
  if (velocity <= green) return 'green'
  if (velocity <= 25) return 'amber'
  return velocity <= 34 ? 'red' : 'compressing'
}

/**
 * Returns areas to start with for a swept volume in m³ at a tuning, m²: Small’s 0.8·fb·Vd, and Dickason’s
 * quiet port of √(411.25·Vd/√fb) m across. They differ by more than two, and only the velocity decides.
 */
export function startAreas(
  vd: number,
  tuning: number,
): { small: number; quiet: number; quietDiameter: number } {
  const quietDiameter = Math.sqrt((411.25 * vd) / Math.sqrt(tuning))
  return { small: 0.8 * tuning * vd, quiet: (Math.PI * quietDiameter ** 2) / 4, quietDiameter }
}

/** Width over height; 1 for a round port. */
export const aspectRatio = (shape: Port['shape']): number =>
  shape.kind === 'round' ? 1 : Math.max(shape.width, shape.height) / Math.min(shape.width, shape.height)

/** Slots thinner than this lose too much at their walls. */
export const greatestAspectRatio = 9

/** The friction to offer for a shape, as QP at the tuning: ours. */
export function portQp(shape: Port['shape']): number {
  if (shape.kind === 'round') return 50
  return aspectRatio(shape) <= 4 ? 30 : 20
}

/**
 * The clearance of a mouth from walls, the driver and braces, m: the diameter of the port, or the height of
 * the slot.
 */
export const mouthClearance = (shape: Port['shape']): number =>
  shape.kind === 'round' ? shape.diameter : Math.min(shape.width, shape.height)

/** A pipe that resonates below this is heard, Hz. */
export const lowestPipeResonance = (lowPass: number): number => 4 * lowPass
