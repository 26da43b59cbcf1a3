import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { RulebookKey } from '#shared/rules/rulebooks/competition-format.ts'
import { text } from '#shared/text.ts'

export const ScoreSheetId = idSchema('sht')

/** The fields a judge fills in. A draft may lack items; one that is missing is not zero. */
export const ScoreSheetFields = z.strictObject({
  /** Hundredths by the key of the item. */
  values: z.record(RulebookKey, z.int().check(z.gte(0), z.lte(100_000))),
  /** The comments to the entrant, by the key of the section. */
  comments: z.record(RulebookKey, text(500)),
  /** The note to the head judge. */
  privateNote: text(500),
})
export type ScoreSheetFields = z.infer<typeof ScoreSheetFields>

export const ScoreSheetStatus = z.enum(['draft', 'submitted', 'reopened'])
export type ScoreSheetStatus = z.infer<typeof ScoreSheetStatus>

/** One judge’s sheet for one entry. It is never overwritten: each save makes a revision. */
export const ScoreSheet = z.object({
  id: ScoreSheetId,
  eventId: EventId,
  classKey: ClassKey,
  entryId: EntryId,
  judgeId: UserId,
  ...ScoreSheetFields.shape,
  status: ScoreSheetStatus,
  revision: z.int().check(z.gte(1)),
  /** The picture of a paper sheet whose values were typed in. */
  scanUrl: z.optional(z.string()),
  submittedAt: z.optional(z.iso.datetime()),
  reopened: z.optional(z.object({ by: UserId, at: z.iso.datetime(), reason: z.optional(z.string()) })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type ScoreSheet = z.infer<typeof ScoreSheet>
