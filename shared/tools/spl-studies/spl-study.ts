import * as z from 'zod/mini'
import { line } from '#shared/text.ts'
import { acousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { SavedCabin } from '#shared/tools/subwoofer-designs/saved-design.ts'
import { ProjectId } from '#shared/tools/tool-projects/tool-project.ts'
import { band, bandHz } from './band.ts'

/** The range of each number, in SI units, and the unit its refusal names. */
export const splRanges = {
  sensitivity: { min: 60, max: 110, unit: 'dB' },
  drivers: { min: 1, max: 64, unit: '' },
  watts: { min: 0.1, max: 100_000, unit: 'W' },
  boxGain: { min: -40, max: 40, unit: 'dB' },
  corner: { min: 10, max: 300, unit: 'Hz' },
  leak: { min: 0, max: 100, unit: 'Hz' },
  cabinVolume: { min: 0.3, max: 60, unit: 'm³' },
  distance: { min: 0.1, max: 100, unit: 'm' },
  loss: { min: 0, max: 12, unit: 'dB' },
  coilRise: { min: 10, max: 300, unit: 'K' },
  sd: { min: 0.002, max: 0.4, unit: 'm²' },
  xmax: { min: 0.0005, max: 0.1, unit: 'm' },
  ratedWatts: { min: 1, max: 20_000, unit: 'W' },
  supply: { min: 9, max: 20, unit: 'V' },
  supplyResistance: { min: 0, max: 0.5, unit: 'Ω' },
  cableLength: { min: 0.1, max: 20, unit: 'm' },
  alternator: { min: 10, max: 2000, unit: 'A' },
  hz: { min: band.from, max: band.to, unit: 'Hz' },
  target: { min: 60, max: 180, unit: 'dB' },
  metered: { min: 0, max: 200, unit: 'dB' },
} as const

export type SplRange = keyof typeof splRanges

const within = (range: SplRange) => {
  const { min, max, unit } = splRanges[range]
  const error = acousticsRefusal('value_range', { min, max, unit }).message
  return z.number(error).check(z.gte(min, error), z.lte(max, error))
}

const figures = z
  .array(z.number('Enter a number').check(z.gte(-200), z.lte(200)))
  .check(z.length(bandHz.length, `Give a value for each Hz from ${band.from} to ${band.to}.`))

/** The effect of the box on the level of its drivers. */
export const SplBox = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gain'), db: within('boxGain') }),
  z.strictObject({
    kind: z.literal('curve'),
    /** The name of the design, and the project that it was taken from. */
    name: line(121, 1),
    projectId: z.optional(ProjectId),
    /** Over the drivers alone, dB at each Hz of the band. */
    gains: figures,
    /** The air that cone and ports move beyond the cone alone, dB. */
    reach: figures,
  }),
])
export type SplBox = z.infer<typeof SplBox>

/** The level lost to the heat of the coil: none, a figure, or a value derived from the rated power. */
export const SplHeat = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('typed'), db: within('loss') }),
  z.strictObject({ kind: z.literal('coil'), rise: within('coilRise') }),
])
export type SplHeat = z.infer<typeof SplHeat>

/** One system: everything in SI units, driver values for each of them. */
export const SplSystem = z.strictObject({
  name: line(40, 1),
  /** dB for 1 W at 1 m. */
  sensitivity: within('sensitivity'),
  drivers: within('drivers').check(z.int('Must be a whole number')),
  watts: within('watts'),
  /** States whether each driver has this power, or all of them share it. */
  wattsOf: z.enum(['all', 'each']),
  box: SplBox,
  cabin: SavedCabin,
  cabinVolume: z.optional(within('cabinVolume')),
  distance: within('distance'),
  heat: SplHeat,
  sd: z.optional(within('sd')),
  xmax: z.optional(within('xmax')),
  ratedWatts: z.optional(within('ratedWatts')),
  amplifier: z.enum(['ab', 'd']),
  supply: within('supply'),
  /** The resistance of battery and cables, there and back, Ω. */
  supplyResistance: within('supplyResistance'),
  /** One way, m. */
  cableLength: within('cableLength'),
  signal: z.enum(['music', 'bass_music', 'burp']),
  /** The alternator’s rating, A. */
  alternator: z.optional(within('alternator')),
})
export type SplSystem = z.infer<typeof SplSystem>

export const SplMode = z.enum(['quick', 'design', 'target', 'meter'])
export type SplMode = z.infer<typeof SplMode>

/** So many levels are added. */
export const mostLevels = 12

/** The data a project of the SPL calculator keeps. */
export const SplStudy = z.strictObject({
  schema: z.literal(1),
  mode: SplMode,
  systems: z.array(SplSystem).check(z.minLength(1), z.maxLength(2, 'Compare at most two systems')),
  /** The frequency at which the waterfall is read. */
  hz: within('hz'),
  /** dB */
  target: within('target'),
  meter: z.strictObject({
    levels: z
      .array(within('metered'))
      .check(
        z.minLength(1, 'Enter at least one level'),
        z.maxLength(mostLevels, `Add at most ${mostLevels} levels`),
      ),
    /** True if the sources are equal signals in phase. */
    inPhase: z.boolean(),
  }),
})
export type SplStudy = z.infer<typeof SplStudy>
