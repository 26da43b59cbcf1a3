import type { Team, TeamMembership, TeamRole } from '#shared/community/teams/team.ts'
import type { AppError } from '#shared/errors.ts'
import { findTeam, membershipIn } from './place-in-team.ts'
import { teamRefusal } from './team-refusal.ts'

/**
 * An active team and the caller’s role in it. Callers in another team, or in none, read that there is no such team;
 * members whose role is not enough read which one is.
 */
export async function requireRole(
  teamId: string,
  userId: string,
  isEnough: (role: TeamRole) => boolean,
  refuse: () => AppError,
): Promise<{ team: Team; me: TeamMembership }> {
  const [team, me] = await Promise.all([findTeam(teamId), membershipIn(teamId, userId)])
  if (!me) throw teamRefusal.notFound()
  if (team.status !== 'active') throw teamRefusal.archived()
  if (!isEnough(me.role)) throw refuse()
  return { team, me }
}
