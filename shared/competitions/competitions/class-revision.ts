import * as z from 'zod/mini'
import { Bracket } from '#shared/competitions/brackets/bracket.ts'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { RegistrationId } from '#shared/events/registrations/registration-id.ts'
import { VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { RulebookKey } from '#shared/rules/rulebooks/competition-format.ts'
import { RulebookPin } from '#shared/rules/rulebooks/rulebook-pin.ts'
import { Score } from '#shared/rules/scores/score.ts'

/** An entry as it was placed. */
export const PlacedEntry = z.object({
  entryId: EntryId,
  registrationId: RegistrationId,
  /** Missing for a guest. */
  competitorId: z.optional(UserId),
  guestName: z.optional(z.string()),
  number: z.optional(z.int()),
  vehicle: VehicleSnapshot,
  status: z.enum(['placed', 'absent', 'disqualified', 'withdrawn']),
  place: z.optional(z.int()),
  isShared: z.boolean(),
  score: z.optional(Score),
  isZero: z.boolean(),
  /** The reason it is ahead of the next, if the scores do not show it. */
  tieReason: z.optional(z.string()),
})
export type PlacedEntry = z.infer<typeof PlacedEntry>

/**
 * The places of a class as they were published. A revision never changes: results, points and records are made of the
 * one that its class names.
 */
export const ClassRevision = z.object({
  eventId: EventId,
  classKey: ClassKey,
  revision: z.int().check(z.gte(1)),
  rulebook: z.optional(RulebookPin),
  formatKey: z.optional(RulebookKey),
  entries: z.array(PlacedEntry),
  /** The bracket that gave these places, if the class has one. */
  bracket: z.optional(z.pick(Bracket, { rounds: true, thirdPlace: true })),
  by: UserId,
  /** The number of additional rows that hold its entries. */
  moreParts: z.optional(z.int()),
  /** Set on every revision after the first. */
  reason: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  version: z.int(),
})
export type ClassRevision = z.infer<typeof ClassRevision>
