import type { Write } from '#core/platform/db/write.ts'
import type { Team, TeamMembership } from '#shared/community/teams/team.ts'
import { teamMembers } from './team-members.ts'

/**
 * Makes a member the owner; the former owner, if still there, becomes a co-owner. The caller writes the team itself.
 */
export function changeOwner(to: TeamMembership, from: TeamMembership | undefined): Write[] {
  const put = (membership: TeamMembership, role: TeamMembership['role']) =>
    teamMembers.put({ ...membership, role, version: membership.version + 1 }, { version: membership.version })
  return [put(to, 'owner'), ...(from ? [put(from, 'co_owner')] : [])]
}

export const ownedBy = (team: Team, ownerId: string, now: string): Team => ({
  ...team,
  ownerId,
  updatedAt: now,
  version: team.version + 1,
})
