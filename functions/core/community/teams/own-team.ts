import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { isOpenInvite } from '#shared/community/teams/open-invite.ts'
import type { Team, TeamInvite } from '#shared/community/teams/team.ts'
import { findTeam, placeOf } from './place-in-team.ts'
import { type StoredInvite, teamInvites } from './team-invites.ts'
import { teamRefusal } from './team-refusal.ts'

/** A person’s role in a team, with what waits for them and what prevents them from joining. */
export async function ownTeam(teamId: string, userId: string, now: string): Promise<OwnTeam> {
  const [team, place, invite] = await Promise.all([
    findTeam(teamId),
    placeOf(userId),
    teamInvites.get({ teamId, userId }, { consistent: true }),
  ])
  const isHere = place?.team.id === teamId
  if (team.removed && !isHere) throw teamRefusal.notFound()
  return {
    team,
    ...(isHere && { role: place.membership.role }),
    ...(invite && isPending(invite, team, now) && { pending: withoutAddress(invite) }),
    ...(place && !isHere && { otherTeam: { id: place.team.id, name: place.team.name } }),
  }
}

/** True while it still counts: a team that is archived or removed neither invites nor takes requests. */
export const isPending = (invite: TeamInvite, team: Pick<Team, 'status' | 'removed'>, now: string): boolean =>
  team.status === 'active' && !team.removed && isOpenInvite(invite, now)

export const withoutAddress = ({ toEmail: _, ...invite }: StoredInvite): TeamInvite => invite
