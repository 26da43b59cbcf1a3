import { listTeamPeople } from '#shared/community/teams/members-contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { query } from '#web/lib/query.ts'

/**
 * Everyone in a team, and the people who may join. It is no part of what is read again about teams, because someone
 * who has just left may not read it.
 */
export const teamPeopleQuery = (teamId: Team['id']) =>
  query('team-people', listTeamPeople, { params: { teamId } })
