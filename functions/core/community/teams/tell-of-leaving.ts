import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { publicName } from '#shared/platform/users/public-name.ts'
import type { LeftHow } from './facts.ts'
import { teams } from './teams.ts'

type Left = { teamId: string; userId: string; how: LeftHow }

/** A removed member reads it, and so do the members of an archived team; when a member leaves, the owner reads it. */
export async function tellOfLeaving({ teamId, userId, how }: Left, now: string, once: Write): Promise<void> {
  const [team, user] = await Promise.all([
    teams.get({ id: teamId }, { consistent: true }),
    users.get({ id: userId }, { consistent: true }),
  ])
  if (!team || !user || (how === 'archived' && userId === team.ownerId)) return
  const news = {
    left: {
      userId: team.ownerId,
      title: 'A member has left your team',
      message: `${publicName(user)} has left ${team.name}.`,
    },
    removed: {
      userId,
      title: 'You are no longer in your team',
      message: `${team.name} has removed you. You can join another team.`,
    },
    archived: {
      userId,
      title: 'Your team was archived',
      message: `${team.name} has ended. You can join another team.`,
    },
  }[how]
  if (!(await users.get({ id: news.userId }, { consistent: true }))) return
  const told = { ...news, kind: 'team_change', type: 'info', href: teamPath(teamId) } as const
  const writes = await tellIfWanted(told, now)
  if (writes.length > 0) await commit(once, ...writes)
}
