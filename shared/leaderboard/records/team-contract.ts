import * as z from 'zod/mini'
import { teamParams } from '#shared/community/teams/contract.ts'
import { route } from '#shared/platform/http/route.ts'
import { UserId } from '#shared/platform/users/user.ts'
import { CompetitionRecord } from './competition-record.ts'

/** The record of a class that a member of a team holds. */
export const TeamRecord = z.object({
  ...z.pick(CompetitionRecord, { leagueId: true, classKey: true, score: true }).shape,
  leagueName: z.string(),
  className: z.string(),
  competitorId: UserId,
  name: z.string(),
  on: z.iso.date(),
})
export type TeamRecord = z.infer<typeof TeamRecord>

export const listTeamRecords = route({
  name: 'listTeamRecords',
  method: 'GET',
  path: '/api/leagues/teams/:teamId/records',
  auth: 'public',
  caching: 'revalidate',
  summary: 'The class records of all time that members of a team with public profiles hold',
  params: teamParams,
  response: z.object({ items: z.array(TeamRecord) }),
  errors: ['team_not_found'],
})
