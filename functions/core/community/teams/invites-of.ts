import type { Team } from '#shared/community/teams/team.ts'
import { isPending } from './is-pending.ts'
import { inviteKey, type StoredInvite, teamInvites } from './team-invites.ts'

/** What a person has open with a team: an invitation to their address, and what is kept by their account. */
export async function invitesOf(teamId: string, { id, email }: { id: string; email: string }) {
  const found = await Promise.all(
    [inviteKey(teamId, email), { teamId, userId: id }].map((key) =>
      teamInvites.get(key, { consistent: true }),
    ),
  )
  return found.filter((invite) => invite !== undefined)
}

/** The one that decides: an invitation before a request. */
export const pendingOf = (
  invites: readonly StoredInvite[],
  team: Pick<Team, 'status' | 'removed'>,
  now: string,
): StoredInvite | undefined => {
  const pending = invites.filter((invite) => isPending(invite, team, now))
  return pending.find(({ kind }) => kind === 'invite') ?? pending[0]
}
