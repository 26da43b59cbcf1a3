import { type Cable, cableResistance } from './cable.ts'

/** The return path of the current: a second cable of the same length, or the chassis, which counts as 0 Ω. */
export type ReturnPath = 'wire' | 'chassis'

export type CableRun = {
  /** Meters one way. */
  length: number
  /** A. */
  current: number
  returnPath: ReturnPath
  /** The temperature of the conductor, °C; 20 when left out. */
  celsius?: number | undefined
}

export type VoltageDrop = {
  /** There and back, Ω. */
  resistance: number
  /** V, and what becomes heat, W. */
  drop: number
  heat: number
}

/** Returns the voltage a cable loses: I·R, twice if a cable brings the current back. */
export function voltageDrop(cable: Cable, { length, current, returnPath, celsius }: CableRun): VoltageDrop {
  const ways = returnPath === 'wire' ? 2 : 1
  const resistance = ways * cableResistance(cable, length, celsius)
  return { resistance, drop: current * resistance, heat: current ** 2 * resistance }
}
