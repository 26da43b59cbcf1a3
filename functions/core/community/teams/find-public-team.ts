import type { Team } from '#shared/community/teams/team.ts'
import { findTeam } from './place-in-team.ts'
import { teamRefusal } from './team-refusal.ts'

/** A team that everyone may see. */
export async function findPublicTeam(teamId: string): Promise<Team> {
  const team = await findTeam(teamId)
  if (team.removed) throw teamRefusal.notFound()
  return team
}
