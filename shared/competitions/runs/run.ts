import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { Violation } from '#shared/rules/rulebooks/rulebook.ts'
import { line } from '#shared/text.ts'

/** Devices make it, so that a run that arrives twice is one. */
export const RunId = idSchema('run')

/** The data a lane sends about a run. */
export const RunFields = z.strictObject({
  entryId: EntryId,
  runNo: z.int().check(z.gte(1), z.lte(10)),
  measuredHundredths: z
    .int('Enter a score such as 151.30.')
    .check(z.gte(0), z.lte(19_999, 'A score must be below 200 dB.')),
  frequencyTenthsHz: z.optional(z.int().check(z.gte(1), z.lte(2000))),
  violations: z.array(Violation.shape.code).check(z.maxLength(10)),
  measuredAt: z.iso.datetime(),
  deviceAt: z.iso.datetime(),
  laneId: z.optional(line(40, 1)),
})
export type RunFields = z.infer<typeof RunFields>

/** One measurement. It is never overwritten: a change is a further revision that names the one before. */
export const Run = z.object({
  id: RunId,
  eventId: EventId,
  classKey: ClassKey,
  ...RunFields.shape,
  /** The part of it that counts, without what a low note adds. */
  keptHundredths: z.int(),
  bonusHundredths: z.int(),
  source: z.enum(['lane', 'import']),
  by: UserId,
  revision: z.int().check(z.gte(1)),
  supersedes: z.optional(RunId),
  /** The reason it was changed or voided. */
  reason: z.optional(z.string()),
  /** A run that the head judge voided is not used. */
  voidedBy: z.optional(UserId),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Run = z.infer<typeof Run>
