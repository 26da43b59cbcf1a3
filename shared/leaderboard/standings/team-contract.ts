import * as z from 'zod/mini'
import { teamParams } from '#shared/community/teams/contract.ts'
import { EventId } from '#shared/events/events/event.ts'
import { Page, pageQuery } from '#shared/platform/http/page.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { SeasonId } from '#shared/rules/seasons/event-season.ts'
import { TeamLine, TeamStanding } from './standing.ts'

const place = z.pick(TeamStanding, { seasonId: true, points: true, rank: true, isTied: true }).shape

/** A season in which a team has points. */
export const TeamSeason = z.object({ ...place, seasonName: z.string(), leagueName: z.string() })
export type TeamSeason = z.infer<typeof TeamSeason>

export const listTeamSeasons = route({
  name: 'listTeamSeasons',
  method: 'GET',
  path: '/api/leagues/teams/:teamId/seasons',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The seasons in which a team has points, the newest first',
  params: teamParams,
  query: z.strictObject(pageQuery(50)),
  response: Page(TeamSeason),
  errors: ['team_not_found', 'invalid_cursor'],
})

/** Points that a member earned for the team. Those without a public profile are not named: a roster does not name them. */
export const NamedTeamLine = z.object({
  ...z.omit(TeamLine, { competitorId: true }).shape,
  competitorId: z.optional(UserId),
  name: z.optional(z.string()),
  className: z.string(),
})
export type NamedTeamLine = z.infer<typeof NamedTeamLine>

/** An event in which a team earned points. */
export const TeamEvent = z.object({
  eventId: EventId,
  title: z.string(),
  /** Set if there is a page to link to. */
  path: z.optional(z.string()),
  on: z.iso.date(),
  points: z.int(),
  /** The best lines, which count; missing where they are not known by member. */
  lines: z.optional(z.array(NamedTeamLine)),
})
export type TeamEvent = z.infer<typeof TeamEvent>

export const getTeamSeason = route({
  name: 'getTeamSeason',
  method: 'GET',
  path: '/api/leagues/teams/:teamId/seasons/:seasonId',
  auth: 'public',
  caching: 'revalidate',
  summary:
    'Which event brought a team which points in a season, and by which members; the latest event first',
  params: z.strictObject({ ...teamParams.shape, seasonId: SeasonId }),
  response: z.object({
    ...place,
    /** The number of results that an event counts. */
    bestPerEvent: z.int(),
    events: z.array(TeamEvent),
  }),
  errors: ['team_not_found', 'season_not_found', 'standing_not_found'],
})
