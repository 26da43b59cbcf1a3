import { isOpenInvite } from '#shared/community/teams/open-invite.ts'
import type { Team, TeamInvite } from '#shared/community/teams/team.ts'
import type { StoredInvite } from './team-invites.ts'

/** True while it still counts: a team that is archived or removed neither invites nor takes requests. */
export const isPending = (invite: TeamInvite, team: Pick<Team, 'status' | 'removed'>, now: string): boolean =>
  team.status === 'active' && !team.removed && isOpenInvite(invite, now)

export const withoutAddress = ({ toEmail: _, ...invite }: StoredInvite): TeamInvite => invite
