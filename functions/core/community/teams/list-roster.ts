import type { TeamMembership } from '#shared/community/teams/team.ts'
import { rosterPartition, teamMembers } from './team-members.ts'

/** No team is larger. */
const mostMembers = 200

/** The members of a team, longest there first. */
export const listRoster = async (teamId: string): Promise<TeamMembership[]> =>
  (await teamMembers.list({ index: 'gsi2', pk: rosterPartition(teamId), limit: mostMembers })).items
