import * as z from 'zod/mini'
import { line } from '#shared/text.ts'
import { acousticsRefusal } from '#shared/tools/acoustics/acoustics-refusal.ts'
import { isPossible } from '#shared/tools/acoustics/driver-ranges.ts'
import { DriverId, DriverValues, ValuesFor } from '#shared/tools/drivers/driver.ts'
import { between } from '#shared/tools/pro-tools/between.ts'
import { SavedBuild } from './saved-build.ts'

const isWithinLimits = (values: DriverValues) =>
  Object.values(values).every((value) => value === undefined || isPossible(value))

/** The filling of a chamber: `shared/tools/acoustics/box-advice.ts` says what each does. */
export const Fill = z.enum(['none', 'lined', 'stuffed'])

export const SavedChamber = z.strictObject({
  /** The net air of it, m³. */
  volume: between(0.0005, 5),
  /** Its leaks. */
  ql: between(1, 1000),
  fill: Fill,
  /** Absorption while nothing fills it, where it is not the usual one. */
  qa: z.optional(between(1, 1000)),
})
export type SavedChamber = z.infer<typeof SavedChamber>

/** Equal ports of a chamber: they are cut to the length that tunes it. */
export const SavedPorts = z.strictObject({
  tuning: between(8, 200),
  shape: z.enum(['round', 'slot']),
  diameter: between(0.01, 1),
  width: between(0.01, 2),
  height: between(0.005, 1),
  count: z.int().check(z.gte(1), z.lte(12)),
  /** The number of box walls that extend a slot, and the way the ports end inside. */
  walls: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  inside: z.enum(['free', 'flanged']),
  /** Friction as a Q at the tuning; null is none. */
  qp: z.nullable(between(1, 1000)),
})
export type SavedPorts = z.infer<typeof SavedPorts>

/** On each passive radiator, kg. */
export const mostAddedMass = 5

export const SavedRadiator = z.strictObject({
  fs: between(3, 100),
  qms: between(0.5, 50),
  vas: between(0.001, 2),
  sd: between(0.002, 0.4),
  xmax: z.optional(between(0.001, 0.1)),
  count: z.int().check(z.gte(1), z.lte(8)),
  addedMass: between(0, mostAddedMass),
})
export type SavedRadiator = z.infer<typeof SavedRadiator>

export const BoxKind = z.enum([
  'sealed',
  'vented',
  'passive_radiator',
  'bandpass_4',
  'bandpass_6_parallel',
  'bandpass_6_series',
])
export type BoxKind = z.infer<typeof BoxKind>

/** All parts of a box, also those that its kind does not use: another kind finds them as they were. */
export const SavedBox = z.strictObject({
  kind: BoxKind,
  rear: SavedChamber,
  front: SavedChamber,
  rearPorts: SavedPorts,
  frontPorts: SavedPorts,
  radiator: SavedRadiator,
})
export type SavedBox = z.infer<typeof SavedBox>

export const SavedDriver = z.strictObject({
  name: line(140, 1),
  /** An id from the driver database; the values stay those of the day it was chosen. */
  driverId: z.optional(DriverId),
  values: DriverValues.check(z.refine(isWithinLimits, 'No driver has such values')),
  valuesFor: ValuesFor,
  /** The wiring of its two coils; without meaning for a single coil. */
  coils: z.enum(['parallel', 'series', 'one']),
  /** The number of drivers in series in a string, and of strings in parallel. */
  series: z.int().check(z.gte(1), z.lte(8)),
  strings: z.int().check(z.gte(1), z.lte(8)),
  /** Two drivers in line in the place of each. */
  isobaric: z.boolean(),
})
export type SavedDriver = z.infer<typeof SavedDriver>

const corner = between(5, 500)
const gain = between(-24, 24)
const q = between(0.1, 20)

export const SavedFilter = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('butterworth'),
    pass: z.enum(['high', 'low']),
    order: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    corner,
  }),
  z.strictObject({ kind: z.literal('linkwitz_riley'), pass: z.enum(['high', 'low']), corner }),
  z.strictObject({ kind: z.literal('bell'), center: corner, q, gain }),
  z.strictObject({ kind: z.literal('shelf'), side: z.enum(['low', 'high']), center: corner, q, gain }),
  z.strictObject({
    kind: z.literal('linkwitz_transform'),
    from: z.strictObject({ hz: corner, q }),
    to: z.strictObject({ hz: corner, q }),
  }),
  z.strictObject({ kind: z.literal('invert') }),
  z.strictObject({ kind: z.literal('delay'), seconds: between(0, 0.1) }),
])
export type SavedFilter = z.infer<typeof SavedFilter>

export const SavedSignal = z.strictObject({
  /** The load that the power is stated into. */
  convention: z.enum(['coil', 'nominal', 'volts']),
  watts: between(0.01, 50_000),
  nominalOhms: between(0.25, 64),
  /** The amplifier’s power, W. */
  amplifier: z.optional(between(1, 50_000)),
  /** Of amplifier and cable, Ω. */
  sourceResistance: between(0, 5),
  /** Set to include Le in level, travel and delay. WinISD leaves it out. */
  inductance: z.boolean(),
  /** Warmth of the coil at rated power, K; 0 is no power compression. */
  coilRise: between(0, 300),
  filters: z.array(SavedFilter).check(z.maxLength(8, 'Use at most 8 filters')),
})
export type SavedSignal = z.infer<typeof SavedSignal>

const curve = (min: number, max: number) => z.array(between(min, max)).check(z.minLength(5), z.maxLength(400))

const isRising = (hz: readonly number[]) => hz.every((one, at) => one > (hz[at - 1] ?? 0))

/** A cabin as it was measured: so many dB of gain at each frequency. */
const MeasuredCabin = z
  .strictObject({ kind: z.literal('measured'), hz: curve(1, 1000), gains: curve(-60, 60) })
  .check(
    z.refine(
      ({ hz, gains }) => hz.length === gains.length && isRising(hz),
      acousticsRefusal('cabin_curve').message,
    ),
  )

export const SavedCabin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('default'), corner: between(10, 300), leak: between(0, 100) }),
  MeasuredCabin,
])
export type SavedCabin = z.infer<typeof SavedCabin>

/**
 * The wood of a box and the volume of its drivers, if a design began with values other than the usual; m and
 * m³.
 */
export const SavedStock = z.strictObject({
  thickness: between(0.003, 0.06),
  sheetWidth: between(0.3, 6),
  sheetHeight: between(0.3, 6),
  kerf: between(0, 0.02),
  /** By the size of a driver in inches. */
  displacements: z
    .array(z.strictObject({ sizeIn: between(3, 34), volume: between(0.0001, 0.1) }))
    .check(z.minLength(1), z.maxLength(20)),
})
export type SavedStock = z.infer<typeof SavedStock>

/** One subwoofer as it is designed: everything in SI units. */
export const SavedDesign = z.strictObject({
  name: line(40, 1),
  driver: SavedDriver,
  box: SavedBox,
  signal: SavedSignal,
  cabin: SavedCabin,
  /** °C */
  air: between(-20, 60),
  /** The fastest air in a port that still counts as quiet enough, m/s. */
  portLimit: between(5, 40),
  /** The construction of its box; without it, as `standardBuild` says. */
  build: z.optional(SavedBuild),
  /** Without it, as platform and shops usually have it. */
  stock: z.optional(SavedStock),
})
export type SavedDesign = z.infer<typeof SavedDesign>

/** So many designs are compared. */
export const mostDesigns = { free: 2, pro: 4 } as const
