import * as z from 'zod/mini'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { line, text } from '#shared/text.ts'
import { webAddress } from '#shared/web-address.ts'
import { ClassAssignment } from './class-assignment.ts'
import { ClassKey } from './class-key.ts'
import { CompetitionFormat, RulebookKey } from './competition-format.ts'
import { Rubric } from './rubric.ts'
import { RulebookId } from './rulebook-pin.ts'
import { WooferPlacement } from './woofer-placement.ts'

/** A class as the rules of a league define it. */
export const RulebookClass = z.strictObject({
  key: ClassKey,
  name: line(60, 1),
  formatKey: RulebookKey,
  /** Size separates the classes of one division. */
  division: line(40),
  order: z.int().check(z.gte(0), z.lte(999)),
  assign: z.optional(ClassAssignment),
  /** The required location of the woofers. */
  placement: z.optional(WooferPlacement),
  /** A measurement above it counts as zero; in formats with a target it is the target. */
  ceilingHundredths: z.optional(z.int().check(z.gte(1), z.lte(19_999))),
  text: text(2000),
  retired: z.boolean(),
  replacedBy: z.optional(ClassKey),
})
export type RulebookClass = z.infer<typeof RulebookClass>

/** A violation and its penalty. */
export const Violation = z.strictObject({
  code: z
    .string()
    .check(z.regex(/^[A-Z0-9-]{1,16}$/, 'Use 1 to 16 capital letters, digits, or hyphens, such as VENT')),
  name: line(80, 1),
  effect: z.enum(['zero_run', 'disqualify', 'deduct']),
  deductHundredths: z.optional(z.int().check(z.gte(1), z.lte(19_999))),
})
export type Violation = z.infer<typeof Violation>

export const RulebookFields = z.strictObject({
  title: line(120, 2),
  formats: z.array(CompetitionFormat).check(z.maxLength(20, 'List at most 20 formats')),
  classes: z.array(RulebookClass).check(z.maxLength(200, 'List at most 200 classes')),
  rubrics: z.array(Rubric).check(z.maxLength(20, 'List at most 20 rubrics')),
  violations: z.array(Violation).check(z.maxLength(40, 'List at most 40 violations')),
  /** The address of its rules, and a note about it. */
  sourceUrl: z.optional(webAddress),
  sourceNote: line(300),
})
export type RulebookFields = z.infer<typeof RulebookFields>

export const RulebookStatus = z.enum(['draft', 'published', 'retired'])
export type RulebookStatus = z.infer<typeof RulebookStatus>

/** One version of the rules of a league. Once it is published it never changes, because results were made by it. */
export const Rulebook = z.object({
  id: RulebookId,
  leagueId: LeagueId,
  /** The number of this version of the rules; `version` counts how often this one was saved. */
  versionNo: z.int().check(z.gte(1)),
  ...RulebookFields.shape,
  /** One from before the rule of addresses is kept, and shown without a link. */
  sourceUrl: z.optional(z.string()),
  status: RulebookStatus,
  publishedAt: z.optional(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Rulebook = z.infer<typeof Rulebook>
