import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { concurrentChange } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import type { Team, TeamRole } from '#shared/community/teams/team.ts'
import type { JoinedHow } from './facts.ts'
import { type StoredInvite, teamInvites } from './team-invites.ts'
import { teamLocks, teamMembers } from './team-members.ts'
import { countIn } from './teams.ts'

type Joining = {
  team: Team
  user: StoredUser
  how: JoinedHow
  /** The invitations and requests it answers, whether or not they still counted. */
  answered?: readonly StoredInvite[]
  by: { userId: string; adminId?: string | undefined }
  role?: TeamRole
}

/**
 * Makes a person a member of a team. A simultaneous change is a conflict: the caller reads again and reports
 * it. The check of the profile keeps a membership from coming after the erasure of its member.
 */
export function joinTeam(
  { team, user, how, answered = [], by, role = 'member' }: Joining,
  now: string,
): Write[] {
  const { id: teamId } = team
  const { id: userId } = user
  return [
    ...(how === 'founded' ? [] : [countIn(teamId, concurrentChange)]),
    teamMembers.put({ teamId, userId, role, from: now, version: 1 }, { absent: true }),
    teamLocks.put({ userId, teamId, from: now, version: 1 }, { absent: true }),
    users.check({ id: userId }, { version: user.version }),
    ...answered.map((invite) => teamInvites.delete(invite)),
    announce('team.joined', { teamId, userId, how }, now),
    recordActivity(
      how === 'founded'
        ? { by, type: 'team_create', description: `Created the team ${team.name}` }
        : { by, userId, type: 'team_join', description: `Joined the team ${team.name}` },
      now,
    ),
  ]
}
