import * as z from 'zod/mini'
import { BetterIs } from '#shared/rules/scores/better-is.ts'
import { line } from '#shared/text.ts'
import { FormatKind } from './format-kind.ts'

export const RulebookKey = z
  .string()
  .check(z.regex(/^[a-z0-9_]{1,24}$/, 'Use up to 24 lowercase letters, digits, or underscores'))

/**
 * The steps that separate entries with the same score, tried one after the other; remaining ties are shared.
 */
export const ClassTie = z.enum(['second_best_run', 'run_off', 'section_totals', 'head_judge_decision'])
export type ClassTie = z.infer<typeof ClassTie>

/** Decibels for low notes: an amount for each hertz below a frequency, or once at it or lower. */
export const FrequencyBonus = z.strictObject({
  belowHz: z.int().check(z.gte(1), z.lte(200)),
  perHzHundredths: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  onceHundredths: z.optional(z.int().check(z.gte(0), z.lte(10_000))),
})
export type FrequencyBonus = z.infer<typeof FrequencyBonus>

/** The way a kind of competition is measured. */
export const CompetitionFormat = z.strictObject({
  key: RulebookKey,
  name: line(60, 1),
  kind: FormatKind,
  runs: z.int('Enter a whole number.').check(z.gte(1, 'Must be at least 1'), z.lte(10, 'Must be at most 10')),
  counts: z.enum(['best', 'last', 'sum', 'average']),
  bonus: z.array(FrequencyBonus).check(z.maxLength(10, 'List at most 10 bonuses')),
  /** Digits below it are cut off: 1 keeps hundredths of a decibel, 10 keeps tenths. */
  resolutionHundredths: z.literal([1, 10]),
  /** The length of a run. */
  seconds: z.optional(z.int().check(z.gte(1), z.lte(600))),
  /** A run above it counts as zero. */
  maxFrequencyHz: z.optional(z.int().check(z.gte(1), z.lte(200))),
  judges: z.int().check(z.gte(1, 'Must be at least 1'), z.lte(3, 'Must be at most 3')),
  rubricKey: z.optional(RulebookKey),
  betterIs: BetterIs,
  ties: z.array(ClassTie).check(z.maxLength(4)),
  /** For a bracket: whether the losers before the final run for third place. */
  thirdPlaceRun: z._default(z.boolean(), false),
})
export type CompetitionFormat = z.infer<typeof CompetitionFormat>

/** True if judges fill in sheets, instead of a meter counting. */
export const isJudged = ({ kind }: Pick<CompetitionFormat, 'kind'>): boolean =>
  kind === 'sheet' || kind === 'show'

/** Returns the initial tie steps of a new format of a kind. */
export const usualTies = (kind: FormatKind): ClassTie[] =>
  isJudged({ kind }) ? ['section_totals', 'head_judge_decision'] : ['second_best_run', 'run_off']
