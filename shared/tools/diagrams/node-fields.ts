import * as z from 'zod/mini'
import { line } from '#shared/text.ts'

/** The range of each number of a part, in SI units, and the unit its refusal names. */
export const partRanges = {
  place: { min: -20_000, max: 20_000, unit: '' },
  amperes: { min: 1, max: 2000, unit: 'A' },
  draw: { min: 0, max: 100, unit: 'A' },
  ampereHours: { min: 1, max: 1000, unit: 'Ah' },
  inside: { min: 0.0001, max: 0.5, unit: 'Ω' },
  farads: { min: 0.1, max: 500, unit: 'F' },
  watts: { min: 1, max: 50_000, unit: 'W' },
  ohms: { min: 0.1, max: 64, unit: 'Ω' },
  hz: { min: 5, max: 200, unit: 'Hz' },
  efficiency: { min: 0.3, max: 0.98, unit: '' },
  frame: { min: 40, max: 4000, unit: '' },
  supply: { min: 9, max: 20, unit: 'V' },
  length: { min: 0.01, max: 50, unit: 'm' },
  area: { min: 2e-7, max: 3e-4, unit: 'm²' },
} as const

export type PartRange = keyof typeof partRanges

/** A number within its range, with the sentence that refuses another. */
export const within = (range: PartRange) => {
  const { min, max, unit } = partRanges[range]
  const error = `Must be between ${min} and ${max} ${unit}.`.replace(' .', '.')
  return z.number(error).check(z.gte(min, error), z.lte(max, error))
}

const whole = (min: number, max: number) => {
  const error = `Must be between ${min} and ${max}.`
  return z.int(error).check(z.gte(min, error), z.lte(max, error))
}

/** Names parts and cables inside of a diagram. */
export const PartId = z.string().check(z.regex(/^[a-z][a-z0-9]{0,11}$/))

const base = {
  id: PartId,
  name: line(60, 1),
  x: within('place'),
  y: within('place'),
  /** The frame that contains it, such as the trunk. */
  frame: z.optional(PartId),
  /** Parts that are moved together. */
  group: z.optional(PartId),
  locked: z.optional(z.boolean()),
}

const inside = z.optional(within('inside'))
/** Equal ones side by side, one for each run of a parallel cable. */
const sideBySide = whole(1, 8)
const amplifierFuses = z.array(within('amperes')).check(z.maxLength(8, 'Enter at most 8 fuses'))

/** The fields of each kind of part beside its name and place, in SI units. */
const kinds = {
  /** `inside`: its resistance, Ω. */
  battery: {
    chemistry: z.enum(['flooded', 'agm', 'lithium']),
    ampereHours: within('ampereHours'),
    inside,
  },
  second_battery: {
    chemistry: z.enum(['flooded', 'agm', 'lithium']),
    ampereHours: within('ampereHours'),
    inside,
  },
  isolator: { amperes: within('amperes') },
  alternator: { amperes: within('amperes') },
  fuse: {
    style: z.enum(['anl', 'midi', 'maxi', 'blade']),
    amperes: within('amperes'),
    parallel: sideBySide,
  },
  breaker: { amperes: within('amperes'), parallel: sideBySide },
  /** A distribution with a fuse for each output, or a plain one. */
  distribution: {
    outputs: whole(1, 8),
    fuses: z.optional(z.array(within('amperes')).check(z.maxLength(8, 'Enter a fuse for each output'))),
  },
  ground: {},
  capacitor: { farads: within('farads') },
  head_unit: { draw: within('draw'), outputs: whole(1, 4), speakers: whole(0, 4), digital: z.boolean() },
  /** `subsonic`: the corner of its high-pass, Hz. */
  dsp: {
    draw: within('draw'),
    inputs: whole(1, 6),
    outputs: whole(1, 8),
    digital: z.boolean(),
    subsonic: z.optional(within('hz')),
  },
  line_out: { draw: within('draw'), channels: whole(1, 2) },
  amplifier: {
    class: z.enum(['ab', 'd']),
    efficiency: z.optional(within('efficiency')),
    channels: whole(1, 8),
    /** The number of bridged pairs of channels; they are the first ones. */
    bridged: whole(0, 4),
    /** Continuous power of all channels together, W. */
    watts: z.optional(within('watts')),
    /** A maximum that the maker prints: shown, and never calculated with. */
    maxWatts: z.optional(within('watts')),
    /** The lowest load of each channel, Ω. */
    lowest: within('ohms'),
    fuses: amplifierFuses,
    /** It turns on by its signal, and needs no remote wire. */
    turnsOnBySignal: z.boolean(),
    subsonic: z.optional(within('hz')),
  },
  subwoofer: {
    coils: z.union([z.literal(1), z.literal(2)]),
    /** The impedance of each coil, Ω. */
    ohms: within('ohms'),
    watts: z.optional(within('watts')),
    box: z.enum(['sealed', 'vented', 'bandpass']),
    /** The tuning of a vented box, Hz. */
    tuning: z.optional(within('hz')),
  },
  speaker: { ohms: within('ohms'), watts: z.optional(within('watts')) },
  /** Passive; `ohms` is what an amplifier sees with its speakers on it. */
  crossover: { ways: whole(2, 3), ohms: within('ohms') },
  switch: {},
  relay: { amperes: within('amperes') },
  label: {},
  frame: { width: within('frame'), height: within('frame') },
} as const

type Kinds = typeof kinds
export type NodeKind = keyof Kinds
export const nodeKinds = Object.keys(kinds) as NodeKind[]

const nodeOf = <K extends NodeKind>(kind: K) =>
  z.strictObject({ kind: z.literal(kind), ...base, ...(kinds[kind] as Kinds[K]) })

/** A part of a diagram. */
export const DiagramNode = z.discriminatedUnion('kind', [
  nodeOf('battery'),
  nodeOf('second_battery'),
  nodeOf('isolator'),
  nodeOf('alternator'),
  nodeOf('fuse'),
  nodeOf('breaker'),
  nodeOf('distribution'),
  nodeOf('ground'),
  nodeOf('capacitor'),
  nodeOf('head_unit'),
  nodeOf('dsp'),
  nodeOf('line_out'),
  nodeOf('amplifier'),
  nodeOf('subwoofer'),
  nodeOf('speaker'),
  nodeOf('crossover'),
  nodeOf('switch'),
  nodeOf('relay'),
  nodeOf('label'),
  nodeOf('frame'),
])
export type DiagramNode = z.infer<typeof DiagramNode>

/** A part of one kind. */
export type NodeOf<K extends NodeKind> = Extract<DiagramNode, { kind: K }>
