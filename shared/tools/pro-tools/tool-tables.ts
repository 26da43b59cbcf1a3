import * as z from 'zod/mini'
import { line } from '#shared/text.ts'
import { cabinCorners, cabinLeak } from '#shared/tools/acoustics/cabin-bounds.ts'
import { alternatorFactors, vehicleCurrent } from '#shared/tools/wiring/alternator-balance.ts'
import { marineAmpacity, retailAmpacity } from '#shared/tools/wiring/ampacity.ts'
import { amplifierClasses } from '#shared/tools/wiring/amplifier-class.ts'
import { dutyOf } from '#shared/tools/wiring/amplifier-current.ts'
import { awgGauges } from '#shared/tools/wiring/awg.ts'
import { standardDropLimits } from '#shared/tools/wiring/drop-limit.ts'
import { fuseFactors, fuseRatings } from '#shared/tools/wiring/fuse-choice.ts'
import { between } from './between.ts'
import { DesignDefaults, initialDefaults } from './design-defaults.ts'
import { initialTemplates, OfferedTemplates } from './offered-templates.ts'

const share = between(0.01, 1)

/** The gate of the SPL calculator: `tries` own results a day for everyone it does not let in. */
export const CalculatorGate = z.strictObject({
  mode: z.enum(['open', 'sign_in', 'pro']),
  tries: z.int('Enter a whole number').check(z.gte(0, 'Must be at least 0'), z.lte(50, 'Must be at most 50')),
})
export type CalculatorGate = z.infer<typeof CalculatorGate>

const CabinPresets = z.strictObject({
  presets: z
    .array(z.strictObject({ name: line(40, 1), corner: between(20, 200, 'Hz'), leak: between(0, 60, 'Hz') }))
    .check(z.minLength(1, 'Keep at least one cabin'), z.maxLength(20, 'Keep at most 20 cabins')),
})

const amperes = between(1, 2000, 'A')
const gauge = z.enum(awgGauges)

/** The current each gauge carries, A, and the figures of a second table, which can be ignored. */
const Ampacities = z.strictObject({
  secondFigures: z._default(z.enum(['stricter', 'ignored']), 'stricter'),
  rows: z
    .array(z.strictObject({ gauge, carries: amperes, stricter: z.optional(amperes) }))
    .check(z.minLength(1, 'Keep at least one gauge'), z.maxLength(awgGauges.length)),
})

const Fuses = z.strictObject({
  ratings: z.array(amperes).check(
    z.minLength(1, 'Keep at least one rating'),
    z.maxLength(60, 'Keep at most 60 ratings'),
    z.refine(
      (ratings) => ratings.every((rating, at) => at === 0 || rating > (ratings[at - 1] ?? 0)),
      'Put the ratings in ascending order, each once.',
    ),
  ),
  continuous: between(1, 2),
})

const efficiencies = z
  .strictObject({ efficiency: share, min: share, max: share })
  .check(
    z.refine(
      ({ efficiency, min, max }) => min <= efficiency && efficiency <= max,
      'The efficiency must be between its lowest and its highest.',
    ),
  )
const Amplifiers = z.strictObject({
  ab: efficiencies,
  d: efficiencies,
  duty: z.strictObject({ music: share, bass_music: share, burp: share }),
})

const Supply = z.strictObject({
  idle: share,
  cruise: share,
  vehicle: between(0, 300, 'A'),
  drop: z.strictObject({ volts: between(0.05, 3, 'V'), share: between(0.005, 0.2) }),
})

const HearingTexts = z.strictObject({
  texts: z
    .array(z.strictObject({ from: between(60, 180, 'dB'), text: line(200, 1) }))
    .check(z.minLength(1, 'Keep at least one text'), z.maxLength(6, 'Keep at most 6 texts')),
})

/** The tables of the pro tools that administrators change, each with its rule and what it begins with. */
export const toolTables = {
  gate: { schema: CalculatorGate, initial: { mode: 'sign_in', tries: 3 } },
  design: { schema: DesignDefaults, initial: initialDefaults },
  templates: { schema: OfferedTemplates, initial: initialTemplates },
  cabins: {
    schema: CabinPresets,
    initial: {
      presets: [
        { name: 'Van', corner: cabinCorners.van, leak: cabinLeak },
        { name: 'Midsize', corner: cabinCorners.midsize, leak: cabinLeak },
        { name: 'Compact', corner: cabinCorners.compact, leak: cabinLeak },
      ],
    },
  },
  ampacity: {
    schema: Ampacities,
    initial: {
      secondFigures: 'stricter',
      rows: awgGauges.map((one) => ({
        gauge: one,
        carries: marineAmpacity[one],
        ...(retailAmpacity[one] !== undefined && { stricter: retailAmpacity[one] }),
      })),
    },
  },
  fuses: {
    schema: Fuses,
    initial: { ratings: [...fuseRatings], continuous: fuseFactors.continuous },
  },
  amplifiers: { schema: Amplifiers, initial: { ...amplifierClasses, duty: dutyOf } },
  supply: {
    schema: Supply,
    initial: { ...alternatorFactors, vehicle: vehicleCurrent, drop: standardDropLimits },
  },
  hearing: {
    schema: HearingTexts,
    initial: {
      texts: [
        { from: 85, text: 'Loud enough to harm hearing' },
        {
          from: 120,
          text: 'Wear hearing protection, close the doors, and follow event limits.',
        },
      ],
    },
  },
} as const satisfies Record<string, { schema: z.ZodMiniType; initial: unknown }>

export type ToolTable = keyof typeof toolTables
export const ToolTable = z.enum(Object.keys(toolTables) as [ToolTable, ...ToolTable[]])
export type TableValue<T extends ToolTable> = z.infer<(typeof toolTables)[T]['schema']>

type Schemas = { [T in ToolTable]: (typeof toolTables)[T]['schema'] }

/** Every table as it is now. */
export const ToolSettings = z.object(
  Object.fromEntries(ToolTable.options.map((table) => [table, toolTables[table].schema])) as Schemas,
)
export type ToolSettings = z.infer<typeof ToolSettings>
