import * as z from 'zod/mini'
import { ResultId } from '#shared/competitions/competition-results/competition-result.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { Score } from '#shared/rules/scores/score.ts'

/** Someone who holds a record, and since when. */
export const RecordHolder = z.object({
  competitorId: z.optional(UserId),
  /** Set for a guest. */
  guestName: z.optional(z.string()),
  resultId: ResultId,
  on: z.iso.date(),
})
export type RecordHolder = z.infer<typeof RecordHolder>

/** The best verified score of a class: of all time, of a season, of an event, or of one member. */
export const CompetitionRecord = z.object({
  leagueId: LeagueId,
  classKey: ClassKey,
  /** `all`, or the id of a season, an event or a member. */
  scope: z.string(),
  score: Score,
  /** The holders, the first to reach it first. */
  holders: z.array(RecordHolder).check(z.minLength(1)),
  since: z.iso.date(),
  resultId: ResultId,
  version: z.int(),
})
export type CompetitionRecord = z.infer<typeof CompetitionRecord>
