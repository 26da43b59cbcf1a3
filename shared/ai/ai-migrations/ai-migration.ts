import * as z from 'zod/mini'
import { DraftFeature } from '#shared/ai/ai-settings/ai-feature.ts'
import { VectorSpace } from '#shared/ai/ai-settings/ai-settings.ts'
import { Engine } from '#shared/ai/ai-settings/engine.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'

export const MigrationId = idSchema('aim')
export type MigrationId = z.infer<typeof MigrationId>

/**
 * `planning`: the samples are made. `planned`: nothing has changed yet. `filling`: vectors of the new space are made
 * beside the old ones. `verified`: the new space answers. `switched`: it is in use, and the old one is kept for some days.
 */
export const MigrationState = z.enum([
  'planning',
  'planned',
  'filling',
  'verified',
  'switched',
  'failed',
  'undone',
])
export type MigrationState = z.infer<typeof MigrationState>

/** A text from invented data, by the service in use and by the new one. */
export const Sample = z.object({
  feature: DraftFeature,
  data: z.string(),
  /** Absent where no service was in use before, or where it did not answer. */
  before: z.optional(z.string()),
  after: z.string(),
})
export type Sample = z.infer<typeof Sample>

export const MigrationPlan = z.object({
  /** What the settings are and what they become, by field. */
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /** Prompts whose placeholders would stay open. */
  brokenPrompts: z.array(DraftFeature),
  sources: z.int(),
  dimension: z.optional(z.int()),
  tokens: z.int(),
  costCents: z.number(),
  samples: z.array(Sample),
})
export type MigrationPlan = z.infer<typeof MigrationPlan>

/** A question whose answer is known, and whether the new space found it. */
export const KnownQuestion = z.object({ question: z.string(), found: z.boolean() })

export const AiMigration = z.object({
  id: MigrationId,
  state: MigrationState,
  to: Engine,
  /** What was in use when it was planned; absent where nothing was. */
  from: z.optional(Engine),
  fromSpace: z.optional(VectorSpace),
  /** Known once the plan has asked for one vector; absent where the new service does not search. */
  toSpace: z.optional(VectorSpace),
  plan: z.optional(MigrationPlan),
  filled: z.int(),
  verified: z.optional(z.object({ sources: z.int(), missing: z.int(), questions: z.array(KnownQuestion) })),
  /** Why it failed, or what keeps it from going on while it is filling. */
  failure: z.optional(z.string()),
  plannedBy: UserId,
  plannedAt: z.iso.datetime(),
  switchedAt: z.optional(z.iso.datetime()),
  /** Until then one can go back. */
  keptUntil: z.optional(z.iso.datetime()),
  version: z.int(),
})
export type AiMigration = z.infer<typeof AiMigration>

/** Days in which one can go back after a switch. */
export const daysToGoBack = 7
/** Questions most of whose answers the new space must find. */
export const knownQuestions = 10
export const samplesPerFeature = 3

/** A migration that is not over: only one is under way at a time. */
export const isUnderWay = (state: MigrationState): boolean =>
  state === 'planning' || state === 'planned' || state === 'filling' || state === 'verified'
