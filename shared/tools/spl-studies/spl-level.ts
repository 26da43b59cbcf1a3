import { cabinGain } from '#shared/tools/acoustics/cabin.ts'
import { displacementCeiling } from '#shared/tools/acoustics/cabin-bounds.ts'
import { coilRise, heatLoss } from '#shared/tools/acoustics/coil-heat.ts'
import { excursionLimitedSpl } from '#shared/tools/acoustics/excursion-limited-spl.ts'
import { type LevelInputs, type LevelTerm, levelWaterfall } from '#shared/tools/acoustics/level-waterfall.ts'
import { inBand } from './band.ts'
import type { SplSystem } from './spl-study.ts'

export type SplLevel = {
  /** The sum of the terms, dB. */
  predicted: number
  /** The level that the air moved by the cones allows, dB; undefined if it is not known. */
  ceiling: number | undefined
  /** The lower of both. */
  level: number
  terms: LevelTerm[]
}

/** All drivers together, W. */
export const totalWatts = ({ watts, wattsOf, drivers }: Pick<SplSystem, 'watts' | 'wattsOf' | 'drivers'>) =>
  wattsOf === 'each' ? watts * drivers : watts

/** True if distance does not count: in a cabin below its first mode, and where a measured curve was taken. */
export const isPressurized = ({ cabin }: Pick<SplSystem, 'cabin'>, hz: number): boolean =>
  cabin.kind === 'measured' || (cabin.kind === 'default' && hz < cabin.corner)

const gainOfCabin = ({ cabin }: SplSystem, hz: number) => (cabin.kind === 'none' ? 0 : cabinGain(cabin, hz))

/** Returns the level lost to the heat of the coils at a given power, dB. */
export function heatTaken({ heat, ratedWatts, drivers }: SplSystem, watts: number): number {
  if (heat.kind === 'typed') return heat.db
  if (heat.kind === 'none' || ratedWatts === undefined) return 0
  return heatLoss(coilRise(watts / (ratedWatts * drivers), heat.rise))
}

/** Returns the parts of the level, as `levelWaterfall` takes them. */
export function levelInputs(system: SplSystem, hz: number, watts = totalWatts(system)): LevelInputs {
  const { sensitivity, drivers, box, distance } = system
  return {
    sensitivity,
    drivers,
    watts,
    boxGain: box.kind === 'gain' ? box.db : inBand(box.gains, hz),
    cabinGain: gainOfCabin(system, hz),
    distance: isPressurized(system, hz) ? undefined : distance,
    compression: heatTaken(system, watts),
  }
}

const reachOf = ({ box }: SplSystem, hz: number) => (box.kind === 'curve' ? inBand(box.reach, hz) : 0)

/** The volume the cones sweep one way at Xmax, m³. */
export const sweptVolume = ({ sd, xmax, drivers }: SplSystem): number | undefined =>
  sd === undefined || xmax === undefined ? undefined : sd * xmax * drivers

/**
 * The loudest level that cones and ports can move air for, dB: the pressure of a sealed cabin below its first mode, else
 * that of half space with what the cabin adds.
 */
export function levelCeiling(system: SplSystem, hz: number): number | undefined {
  const swept = sweptVolume(system)
  return swept === undefined ? undefined : levelOfSwept(system, swept, hz)
}

/** Returns the level of a volume in m³ swept one way. */
export function levelOfSwept(system: SplSystem, swept: number, hz: number): number | undefined {
  const reach = reachOf(system, hz)
  if (isPressurized(system, hz)) {
    const { cabinVolume } = system
    return cabinVolume === undefined ? undefined : displacementCeiling(swept, cabinVolume) + reach
  }
  return excursionLimitedSpl(1, swept, hz, system.distance) + gainOfCabin(system, hz) + reach
}

/** The level of a system at a frequency; a prediction above the ceiling is cut to it. */
export function splLevel(system: SplSystem, hz: number): SplLevel {
  const { terms, level: predicted } = levelWaterfall(levelInputs(system, hz))
  const ceiling = levelCeiling(system, hz)
  return { predicted, ceiling, level: Math.min(predicted, ceiling ?? Number.POSITIVE_INFINITY), terms }
}

/** The tolerance of the stated level, dB either way. */
export const levelBand = ({ cabin }: Pick<SplSystem, 'cabin'>): number =>
  cabin.kind === 'measured' ? 1.5 : 3
