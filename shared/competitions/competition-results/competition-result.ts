import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { VehicleId, VehicleSnapshot } from '#shared/events/vehicles/vehicle.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { nameLine } from '#shared/platform/words/name-line.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { Score } from '#shared/rules/scores/score.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'
import { line, text } from '#shared/text.ts'

export const ResultId = idSchema('res')

/** The place of a result from outside the events held here. */
export const ResultPlace = z.strictObject({
  eventName: nameLine(120, 2),
  eventOn: z.iso.date(),
  city: line(80),
  state: line(40),
})
export type ResultPlace = z.infer<typeof ResultPlace>

/** The fields of a result. */
export const ResultFields = z.strictObject({
  eventId: z.optional(EventId),
  elsewhere: z.optional(ResultPlace),
  leagueId: LeagueId,
  seasonId: z.optional(SeasonId),
  classKey: ClassKey,
  score: Score,
  place: z.optional(z.int().check(z.gte(1, 'Must be at least 1'), z.lte(999, 'Must be at most 999'))),
  vehicleId: z.optional(VehicleId),
  notes: text(1000),
})
export type ResultFields = z.infer<typeof ResultFields>

/** A person’s report of a result. It counts for nothing until it is verified. */
export const ResultReport = z.strictObject({
  ...ResultFields.shape,
  evidenceUploadIds: z.array(line(60, 1)).check(z.maxLength(4, 'Add at most 4 files')),
})
export type ResultReport = z.infer<typeof ResultReport>

/** `superseded`: a later revision counts in its place. */
export const ResultStatus = z.enum(['pending', 'verified', 'rejected', 'superseded'])
export type ResultStatus = z.infer<typeof ResultStatus>

/** A result in a class: from the judges of an event here, from a file, or reported by a member. */
export const CompetitionResult = z.object({
  id: ResultId,
  source: z.enum(['event', 'member', 'import']),
  ...ResultFields.shape,
  /** As it follows from the scores, however many are placed. */
  place: z.optional(z.int().check(z.gte(1))),
  entryId: z.optional(EntryId),
  /** The first day of the event at its venue: the season, the team and the membership of that day count. */
  eventOn: z.iso.date(),
  competitorId: z.optional(UserId),
  guest: z.optional(z.object({ name: z.string() })),
  /** The home state on that day, for the standings of a state. */
  state: z.optional(z.string()),
  vehicle: z.optional(VehicleSnapshot),
  /** True if it counts for nothing: a violation, or nothing measured. */
  isZero: z.boolean(),
  status: ResultStatus,
  /** The places where its evidence is stored. */
  evidence: z.array(z.string()),
  submittedBy: UserId,
  /** The last person to change it, if that is neither its submitter nor its competitor. */
  changedBy: z.optional(UserId),
  submittedAt: z.iso.datetime(),
  decidedBy: z.optional(UserId),
  decidedAt: z.optional(z.iso.datetime()),
  decision: z.optional(z.string()),
  /** Notes that it was verified by a teammate or by the person who typed it in, with their reason. */
  verifiedAs: z.optional(z.enum(['teammate', 'submitter'])),
  rejections: z.int(),
  revision: z.int().check(z.gte(1)),
  importId: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type CompetitionResult = z.infer<typeof CompetitionResult>
