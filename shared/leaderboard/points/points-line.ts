import * as z from 'zod/mini'
import { TeamId } from '#shared/community/teams/team.ts'
import { ResultId } from '#shared/competitions/competition-results/competition-result.ts'
import { EventId } from '#shared/events/events/event.ts'
import { idSchema } from '#shared/ids.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { LeagueId } from '#shared/rules/leagues/league-id.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { RulebookKey } from '#shared/rules/rulebooks/competition-format.ts'
import { Score } from '#shared/rules/scores/score.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'
import { Multiplier } from '#shared/rules/seasons/points-table.ts'

export const PointsLineId = idSchema('pts')

/** The points a verified place earns a competitor in a season. */
export const PointsAward = z.object({
  seasonId: SeasonId,
  leagueId: LeagueId,
  classKey: ClassKey,
  formatKey: RulebookKey,
  /** The home state on the day of the event; missing for those who have none. */
  scopeState: z.optional(z.string()),
  competitorId: UserId,
  /** The team on the first day of the event. */
  teamId: z.optional(TeamId),
  eventId: EventId,
  multiplier: Multiplier,
  resultId: ResultId,
  place: z.int().check(z.gte(1)),
  score: Score,
  /** True if it counts for nothing, so that it earns no points for its place. */
  isZero: z.boolean(),
  points: z.int().check(z.gte(0)),
})
export type PointsAward = z.infer<typeof PointsAward>

/** A line still to be written: without its id. */
export const PointsDraft = z.object({
  ...PointsAward.shape,
  /** The points, below zero in a reversal. */
  points: z.int(),
  /** The revision of the class that made it, and which of its lines of that revision it is. */
  revision: z.int().check(z.gte(1)),
  lineNo: z.int().check(z.gte(0)),
  reversalOf: z.optional(PointsLineId),
  /** The class in which the points were earned, where they were moved to the one that follows it. */
  movedFrom: z.optional(ClassKey),
  why: z.string(),
})
export type PointsDraft = z.infer<typeof PointsDraft>

/** A line of the ledger. It never changes; what was wrong is reversed by a further line. */
export const PointsLine = z.object({
  id: PointsLineId,
  ...PointsDraft.shape,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
})
export type PointsLine = z.infer<typeof PointsLine>
