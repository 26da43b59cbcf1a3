import * as z from 'zod/mini'
import { EventId } from '#shared/events/events/event.ts'
import { EntryId } from '#shared/events/registrations/registration.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'

/** The readings of a match, in hundredths; a side that did not run has none. */
export const MatchMeasured = z.object({
  a: z.optional(
    z.int('Enter a score such as 151.30.').check(z.gte(0), z.lte(19_999, 'A score must be below 200 dB.')),
  ),
  b: z.optional(
    z.int('Enter a score such as 151.30.').check(z.gte(0), z.lte(19_999, 'A score must be below 200 dB.')),
  ),
})
export type MatchMeasured = z.infer<typeof MatchMeasured>

/** What everyone may see of a match. */
export const matchFields = {
  a: z.optional(EntryId),
  b: z.optional(EntryId),
  winnerId: z.optional(EntryId),
  /** What the meter read for each side that ran, in hundredths. Matches from before have only a winner. */
  measured: z.optional(MatchMeasured),
}

/** Two entries that run against each other. Where one side is missing, the other advances without a run. */
export const Match = z.object({
  ...matchFields,
  /** Who recorded the winner last, for those who work at the class. Matches from before do not tell. */
  by: z.optional(UserId),
})
export type Match = z.infer<typeof Match>

/** Where a match is, counted from zero; `third` is the run for third place. */
export const MatchAt = z.object({
  round: z.union([z.int().check(z.gte(0), z.lte(5)), z.literal('third')]),
  match: z.int().check(z.gte(0), z.lte(31)),
})
export type MatchAt = z.infer<typeof MatchAt>

/** Returns the known competitors of a match. */
export const sidesOf = ({ a, b }: Pick<Match, 'a' | 'b'>) => [a, b].filter((side) => side !== undefined)

/** The rounds in which those who qualified run against each other until one is left. */
export const Bracket = z.object({
  eventId: EventId,
  classKey: ClassKey,
  /** Stored at the first draw and kept: for the same entries it draws the same pairs. */
  seed: z.string(),
  /** The rounds from the first to the final. */
  rounds: z.array(z.array(Match)),
  /** The run of the two who lost before the final, if the rules have one. */
  thirdPlace: z.optional(Match),
  /** The match that was decided last, as long as nothing has happened since: a slip is taken back. */
  latest: z.optional(MatchAt),
  /** The reasons for which the head judge changed a winner, oldest first. */
  changes: z.optional(z.array(z.object({ at: z.iso.datetime(), reason: z.string() }))),
  /** Why it was drawn again, oldest first, and how many matches had run in vain. */
  redraws: z.optional(
    z.array(z.object({ at: z.iso.datetime(), reason: z.string(), lost: z.optional(z.int()) })),
  ),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type Bracket = z.infer<typeof Bracket>
