import type { Write } from '#core/platform/db/write.ts'
import type { TeamMembership } from '#shared/community/teams/team.ts'
import { teamLocks, teamMembers } from './team-members.ts'
import { countOut } from './teams.ts'

/** Ends a membership as it was read: the member is free, and the team has a place again. */
export function endMembership(membership: TeamMembership, until: string): Write[] {
  const { teamId, userId, from, version } = membership
  return [
    teamMembers.put({ ...membership, until, version: version + 1 }, { version }),
    teamLocks.delete({ userId, teamId, from, version: 1 }),
    countOut(teamId),
  ]
}
