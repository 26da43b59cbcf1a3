import * as z from 'zod/mini'
import { TeamId } from '#shared/community/teams/team.ts'
import { EventId } from '#shared/events/events/event.ts'
import { PointsLineId } from '#shared/leaderboard/points/points-line.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { ClassKey } from '#shared/rules/rulebooks/class-key.ts'
import { Score } from '#shared/rules/scores/score.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'

/** An event in a standing. */
export const StandingEvent = z.object({
  lineId: PointsLineId,
  eventId: EventId,
  place: z.int(),
  points: z.int(),
})
export type StandingEvent = z.infer<typeof StandingEvent>

/** A competitor’s rank in a class of a season, made from their lines. No one types it. */
export const Standing = z.object({
  seasonId: SeasonId,
  classKey: ClassKey,
  /** `all`, or the state of those who are compared. */
  scope: z.string(),
  competitorId: UserId,
  points: z.int(),
  counted: z.array(StandingEvent),
  dropped: z.array(StandingEvent),
  wins: z.int(),
  seconds: z.int(),
  thirds: z.int(),
  best: z.optional(Score),
  /** The number of events they still need to be ranked with the others. */
  needsEvents: z.int(),
  rank: z.int(),
  isTied: z.boolean(),
  /** The reason they are ahead of the next, if the points do not show it. */
  tieReason: z.optional(z.string()),
  /** The rank after each event of the class that counts, in the order of their days. */
  history: z.array(z.object({ eventId: EventId, on: z.iso.date(), rank: z.int() })),
  version: z.int(),
})
export type Standing = z.infer<typeof Standing>

/** The points that a member earned for their team at an event. */
export const TeamLine = z.object({
  lineId: PointsLineId,
  competitorId: UserId,
  classKey: ClassKey,
  place: z.int(),
  points: z.int(),
})

/** The rank of a team in a season. */
export const TeamStanding = z.object({
  seasonId: SeasonId,
  teamId: TeamId,
  points: z.int(),
  events: z.array(
    z.object({
      eventId: EventId,
      points: z.int(),
      /** The lines that count; missing in rows that were made before they were kept. */
      lines: z.optional(z.array(TeamLine)),
    }),
  ),
  rank: z.int(),
  isTied: z.boolean(),
  version: z.int(),
})
export type TeamStanding = z.infer<typeof TeamStanding>
