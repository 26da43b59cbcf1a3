import { distanceChange } from './levels.ts'

export type LevelInputs = {
  /** The sensitivity of one driver, dB for 1 W at 1 m. */
  sensitivity: number
  drivers: number
  /** All drivers together, W. */
  watts: number
  /** The gain of the box over the driver alone, and of the cabin, dB. */
  boxGain: number
  cabinGain: number
  /** m; undefined in a cabin below its first mode, where distance does not count. */
  distance: number | undefined
  /** The level lost to the heat of the coil, dB, as a positive number. */
  compression: number
}

export const levelTerms = [
  'sensitivity',
  'power',
  'drivers',
  'box',
  'cabin',
  'distance',
  'compression',
] as const

export type LevelTerm = { term: (typeof levelTerms)[number]; db: number }

/**
 * Breaks a level into its terms: n drivers that share the power are 10·log n louder than one with all of it,
 * so n drivers that each get the same power come to 20·log n.
 */
export function levelWaterfall(inputs: LevelInputs): { terms: LevelTerm[]; level: number } {
  const db: Record<LevelTerm['term'], number> = {
    sensitivity: inputs.sensitivity,
    power: 10 * Math.log10(inputs.watts),
    drivers: 10 * Math.log10(inputs.drivers),
    box: inputs.boxGain,
    cabin: inputs.cabinGain,
    distance: inputs.distance === undefined ? 0 : distanceChange(1, inputs.distance),
    compression: -inputs.compression,
  }
  const terms = levelTerms.map((term) => ({ term, db: db[term] }))
  return { terms, level: terms.reduce((sum, term) => sum + term.db, 0) }
}

/** The power of all drivers together for a level, W. */
export function wattsFor(level: number, inputs: Omit<LevelInputs, 'watts'>): number {
  return 10 ** ((level - levelWaterfall({ ...inputs, watts: 1 }).level) / 10)
}
