import type { Team } from '#shared/community/teams/team.ts'
import type { AppError } from '#shared/errors.ts'
import { findTeam } from './place-in-team.ts'
import { releaseMember } from './release-member.ts'
import { teamLocks } from './team-members.ts'
import { teamRefusal } from './team-refusal.ts'

/**
 * Reasons that keep a person out of a team refuse them; a person whose own team has just been archived is released from
 * it.
 */
export async function requireRoom(
  team: Team,
  userId: string,
  now: string,
  said: { inAnother: () => AppError; inThis: () => AppError },
): Promise<void> {
  if (team.status !== 'active') throw teamRefusal.archived()
  if (team.removed) throw teamRefusal.removed()
  await requireFree(userId, now, ({ id }) => (id === team.id ? said.inThis() : said.inAnother()))
  if (team.memberCount >= team.capacity) throw teamRefusal.full()
}

/** Refuses members of an active team. */
export async function requireFree(
  userId: string,
  now: string,
  refusal: (team: Team) => AppError,
): Promise<void> {
  const lock = await teamLocks.get({ userId }, { consistent: true })
  if (!lock) return
  const team = await findTeam(lock.teamId)
  if (team.status === 'active') throw refusal(team)
  await releaseMember(team, userId, now)
}
