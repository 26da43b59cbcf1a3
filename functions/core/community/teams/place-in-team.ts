import { getTogether } from '#core/platform/db/get-together.ts'
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

type Place = { team: Team; membership: TeamMembership }

/** The team that someone is in, with what they are there. */
export async function placeOf(userId: string): Promise<Place | undefined> {
  const lock = await teamLocks.get({ userId }, { consistent: true })
  return lock && placeAt(lock, { consistent: true })
}

type Lock = { userId: string; teamId: string; from: string }

/** The same where the lock is known. A team that was archived lets its members go. */
export async function placeAt(lock: Lock, { consistent = false } = {}): Promise<Place | undefined> {
  const found = await getTogether([teams.key({ id: lock.teamId }), teamMembers.key(lock)], { consistent })
  const [team] = found(teams)
  const [membership] = found(teamMembers)
  return team?.status === 'active' && membership ? { team, membership } : undefined
}
