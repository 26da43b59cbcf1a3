import * as z from 'zod/mini'
import { line } from '#shared/text.ts'
import { DriverId } from '#shared/tools/drivers/driver.ts'

/** The range of each number, in SI units, and the unit its refusal names. */
export const systemRanges = {
  cabinLength: { min: 1, max: 8, unit: 'm' },
  cabinVolume: { min: 0.5, max: 30, unit: 'm³' },
  alternator: { min: 30, max: 1000, unit: 'A' },
  battery: { min: 10, max: 1000, unit: 'Ah' },
  supply: { min: 11, max: 17, unit: 'V' },
  run: { min: 0.5, max: 12, unit: 'm' },
  level: { min: 60, max: 180, unit: 'dB' },
  ohms: { min: 0.1, max: 64, unit: 'Ω' },
  watts: { min: 1, max: 20_000, unit: 'W' },
  sensitivity: { min: 60, max: 110, unit: 'dB' },
  tuning: { min: 10, max: 100, unit: 'Hz' },
  fuse: { min: 1, max: 400, unit: 'A' },
} as const

export type SystemRange = keyof typeof systemRanges

const within = (range: SystemRange) => {
  const { min, max, unit } = systemRanges[range]
  const error = `Must be between ${min} and ${max} ${unit}.`
  return z.number(error).check(z.gte(min, error), z.lte(max, error))
}

const whole = (min: number, max: number) => {
  const error = `Must be between ${min} and ${max}.`
  return z.int(error).check(z.gte(min, error), z.lte(max, error))
}

/** Cents; left out where no one has looked it up. */
const price = z.optional(
  z
    .int('Enter an amount, such as 199.95')
    .check(z.gte(0, 'Must be at least $0'), z.lte(10_000_000, 'Must be at most $100,000')),
)

const named = { name: line(60, 1), price }

export const SystemSpeaker = z.strictObject({
  ...named,
  /** Single ones; each has its own channel. The price is of one. */
  count: whole(1, 8),
  ohms: within('ohms'),
  /** Continuous, W. */
  watts: within('watts'),
})
export type SystemSpeaker = z.infer<typeof SystemSpeaker>

export const SystemSubwoofer = z.strictObject({
  ...named,
  driverId: z.optional(DriverId),
  count: whole(1, 8),
  coils: z.union([z.literal(1), z.literal(2)]),
  /** The impedance of each coil, Ω. */
  ohms: within('ohms'),
  watts: within('watts'),
  /** dB for 1 W at 1 m. */
  sensitivity: z.optional(within('sensitivity')),
  box: z.enum(['sealed', 'vented', 'bandpass']),
  tuning: z.optional(within('tuning')),
  /** The balanced network that was chosen; without it the lowest load that the amplifiers stand. */
  wiring: z.optional(
    z.strictObject({ coils: z.enum(['single', 'parallel', 'series']), series: whole(1, 8) }),
  ),
})
export type SystemSubwoofer = z.infer<typeof SystemSubwoofer>

export const SystemAmplifier = z.strictObject({
  ...named,
  count: whole(1, 4),
  drives: z.enum(['speakers', 'subwoofers']),
  class: z.enum(['ab', 'd']),
  channels: whole(1, 8),
  bridged: z.boolean(),
  /** Continuous power of all channels together at its lowest load, W. */
  watts: within('watts'),
  /** The lowest load of each channel, Ω. */
  lowest: within('ohms'),
  fuses: z.array(within('fuse')).check(z.maxLength(4, 'Enter at most 4 fuses')),
})
export type SystemAmplifier = z.infer<typeof SystemAmplifier>

/** The data a project of the audio system designer keeps. */
export const SystemStudy = z.strictObject({
  schema: z.literal(1),
  vehicle: z.strictObject({
    name: line(60, 1),
    cabinLength: within('cabinLength'),
    cabinVolume: within('cabinVolume'),
    alternator: within('alternator'),
    battery: within('battery'),
    chemistry: z.enum(['flooded', 'agm', 'lithium']),
    supply: within('supply'),
    /** Cable from the battery to the amplifiers, one way, m. */
    run: within('run'),
  }),
  goals: z.strictObject({
    signal: z.enum(['music', 'bass_music', 'burp']),
    level: z.optional(within('level')),
    budget: price,
  }),
  headUnit: z.strictObject({ ...named, outputs: whole(1, 4) }),
  dsp: z.optional(z.strictObject({ ...named, inputs: whole(1, 6), outputs: whole(1, 8) })),
  speakers: z.array(SystemSpeaker).check(z.maxLength(4, 'Keep at most 4 kinds of speakers')),
  subwoofers: z.optional(SystemSubwoofer),
  amplifiers: z.array(SystemAmplifier).check(z.maxLength(4, 'Keep at most 4 kinds of amplifiers')),
  /** Cables, fuses and connectors together, cents. */
  wiringPrice: price,
})
export type SystemStudy = z.infer<typeof SystemStudy>
