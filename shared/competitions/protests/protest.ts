import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { line, text } from '#shared/text.ts'

export const ProtestId = idSchema('pro')

export const ProtestSubject = z.enum(['run', 'sheet', 'class_assignment', 'conduct'])
export type ProtestSubject = z.infer<typeof ProtestSubject>

/** The fields a person fills in to protest. */
export const ProtestFields = z.strictObject({
  about: ProtestSubject,
  /** The run, sheet or entry that it is about. */
  targetId: z.optional(line(40, 1)),
  text: text(2000).check(z.minLength(10, 'Say what happened in at least 10 characters.')),
  evidenceUploadIds: z.array(line(60, 1)).check(z.maxLength(4, 'Add at most 4 files')),
})
export type ProtestFields = z.infer<typeof ProtestFields>

export const ProtestStatus = z.enum(['open', 'upheld', 'denied', 'withdrawn'])
export type ProtestStatus = z.infer<typeof ProtestStatus>

/** The decision: in full to those concerned, and in a sentence to everyone. */
export const ProtestDecision = z.strictObject({
  status: z.enum(['upheld', 'denied']),
  decision: text(2000, 10),
  publicDecision: text(500, 10),
})
export type ProtestDecision = z.infer<typeof ProtestDecision>

/** An entrant’s claim that something in a class is wrong. It belongs to the revision that they saw. */
export const Protest = z.object({
  id: ProtestId,
  eventId: EventId,
  classKey: ClassKey,
  revision: z.int().check(z.gte(1)),
  by: UserId,
  entryId: z.optional(EntryId),
  about: ProtestSubject,
  targetId: z.optional(z.string()),
  text: z.string(),
  evidence: z.array(z.string()),
  status: ProtestStatus,
  decidedBy: z.optional(UserId),
  decidedAt: z.optional(z.iso.datetime()),
  decision: z.optional(z.string()),
  publicDecision: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Protest = z.infer<typeof Protest>
