import { putPostsBack, takeDownPosts } from '#core/community/feed/taken-down.ts'
import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { SubjectOf } from '#core/platform/reports/reported-subject.ts'
import { users } from '#core/platform/users/users.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { teams } from './teams.ts'

const findTeam = (id: string) => teams.get({ id }, { consistent: true })

/** Everything that its editors wrote for others to read. */
const textOf = ({ name, tag, city, state, bio }: Team): string =>
  [`${name} (${tag})`, [city, state].filter(Boolean).join(', '), bio].filter(Boolean).join('\n\n')

/**
 * The actions report cases can take on teams. A removed one is off the site for everyone but its members, who keep their
 * places and their points.
 */
export const reportedSubjects: Record<'team', SubjectOf> = {
  team: {
    load: async (id) => {
      const team = await findTeam(id)
      return (
        team && {
          title: team.name,
          text: textOf(team),
          ...(!team.removed && { href: teamPath(team.id) }),
          authorId: team.ownerId,
          changedAt: team.updatedAt,
          isRemoved: team.removed !== undefined,
        }
      )
    },
    setHidden: async (id, isHidden, now) => {
      const team = await findTeam(id)
      // A few angry rivals could do it, so no weight of reports hides a team.
      if (isHidden || !team?.removed) return []
      return [
        teams.put({ ...team, removed: undefined, version: team.version + 1 }, { version: team.version }),
        putPostsBack({ type: 'team', id: team.id }),
        ...(await tellOwner(
          team,
          {
            title: 'Your team is on the site again',
            message: `An administrator shows ${team.name} again.`,
          },
          now,
        )),
      ]
    },
    remove: async (id, reason, now) => {
      const team = await findTeam(id)
      if (!team || team.removed?.reason === reason) return []
      return [
        teams.put(
          { ...team, removed: { at: team.removed?.at ?? now, reason }, version: team.version + 1 },
          { version: team.version },
        ),
        takeDownPosts({ type: 'team', id: team.id }),
        ...(await tellOwner(
          team,
          {
            title: 'Your team was taken off the site',
            message: `An administrator removed ${team.name}: ${reason}`,
          },
          now,
        )),
      ]
    },
  },
}

/** Nothing about someone may arrive after they have left the platform. */
async function tellOwner(
  { id, ownerId }: Team,
  said: { title: string; message: string },
  now: string,
): Promise<Write[]> {
  const owner = await users.get({ id: ownerId }, { consistent: true })
  if (!owner) return []
  return notify(
    { userId: owner.id, kind: 'team_moderated', type: 'warning', ...said, href: teamPath(id) },
    now,
  )
}
