import { getOwnTeam, getTeam, listMyTeams, listTeams } from '#shared/community/teams/contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { directoryQuery } from '#web/features/platform/lists/directory-query.ts'
import { query, queryOrNull } from '#web/lib/query.ts'
import type { TeamFilters } from '../components/team-filters.ts'

/** The page of teams that the address names. */
export const teamsQuery = (filters: TeamFilters) => directoryQuery('teams', listTeams, filters)

/** A team as everyone sees it, or null where there is none, which the server’s page hands on. */
export const teamQuery = (teamId: string) =>
  queryOrNull('teams', getTeam, { params: { teamId: teamId as Team['id'] } })

/** The member's role in a team. */
export const ownTeamQuery = (teamId: Team['id']) => query('teams', getOwnTeam, { params: { teamId } })

/** The member’s team, the open invitations and requests, and the former teams. */
export const myTeamsQuery = query('teams', listMyTeams, {}, { staleTime: 30_000 })
