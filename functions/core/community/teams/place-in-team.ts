import type { Team, TeamMembership } from '#shared/community/teams/team.ts'
import { teamLocks, teamMembers } from './team-members.ts'
import { teamRefusal } from './team-refusal.ts'
import { teams } from './teams.ts'

/** A team as it is now. */
export async function findTeam(teamId: string): Promise<Team> {
  const team = await teams.get({ id: teamId }, { consistent: true })
  if (!team) throw teamRefusal.notFound()
  return team
}

/** The membership of someone who is in this team now. */
export async function membershipIn(teamId: string, userId: string): Promise<TeamMembership | undefined> {
  const lock = await teamLocks.get({ userId }, { consistent: true })
  return lock?.teamId === teamId ? teamMembers.get(lock, { consistent: true }) : undefined
}

/** The team that someone is in, with what they are there. A team that was archived lets its members go. */
export async function placeOf(
  userId: string,
): Promise<{ team: Team; membership: TeamMembership } | undefined> {
  const lock = await teamLocks.get({ userId }, { consistent: true })
  if (!lock) return undefined
  const [team, membership] = await Promise.all([
    teams.get({ id: lock.teamId }, { consistent: true }),
    teamMembers.get(lock, { consistent: true }),
  ])
  return team?.status === 'active' && membership ? { team, membership } : undefined
}
