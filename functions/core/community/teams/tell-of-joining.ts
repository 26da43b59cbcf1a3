import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { JoinedHow } from './facts.ts'
import { teams } from './teams.ts'

type Joined = { teamId: string; userId: string; how: JoinedHow }

/**
 * Notifies members whose request was accepted that they are in; the owner learns that everyone else joined.
 */
export async function tellOfJoining(
  { teamId, userId, how }: Joined,
  now: string,
  once: Write,
): Promise<void> {
  const [team, user] = await Promise.all([
    teams.get({ id: teamId }, { consistent: true }),
    users.get({ id: userId }, { consistent: true }),
  ])
  if (!team || !user || how === 'founded') return
  if (!(await users.get({ id: team.ownerId }, { consistent: true }))) return
  const news =
    how === 'request'
      ? { userId, title: 'You are in the team', message: `${team.name} accepted your request.` }
      : {
          userId: team.ownerId,
          title: 'Your team has a new member',
          message: `${publicName(user)} joined ${team.name}.`,
        }
  const told = { ...news, kind: 'team_request', type: 'success', href: teamPath(teamId) } as const
  const writes = await tellIfWanted(told, now)
  if (writes.length > 0) await commit(once, ...writes)
}
