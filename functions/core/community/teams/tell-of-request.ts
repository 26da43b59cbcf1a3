import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import { isPending } from './is-pending.ts'
import { teamInvites } from './team-invites.ts'
import { teams } from './teams.ts'

/** The owner reads that someone asks to join; moderators find the request in the team. */
export async function tellOwnerOfRequest(
  { teamId, userId }: { teamId: string; userId: string },
  now: string,
  once: Write,
): Promise<void> {
  const [team, user, request] = await Promise.all([
    teams.get({ id: teamId }, { consistent: true }),
    users.get({ id: userId }, { consistent: true }),
    teamInvites.get({ teamId, userId }, { consistent: true }),
  ])
  if (!team || !user || request?.kind !== 'request' || !isPending(request, team, now)) return
  if (!(await users.get({ id: team.ownerId }, { consistent: true }))) return
  const told = {
    userId: team.ownerId,
    kind: 'team_request',
    type: 'info',
    title: 'Someone asks to join your team',
    message: `${publicName(user)} wants to join ${team.name}.`,
    href: `${teamPath(teamId)}?tab=requests`,
  } as const
  const writes = await tellIfWanted(told, now)
  if (writes.length > 0) await commit(once, ...writes)
}
