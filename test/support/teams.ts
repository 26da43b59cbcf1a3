import { type StoredInvite, teamInvites } from '#core/community/teams/team-invites.ts'
import { teamLocks, teamMembers } from '#core/community/teams/team-members.ts'
import { nameOf, teamNames } from '#core/community/teams/team-names.ts'
import { teams } from '#core/community/teams/teams.ts'
import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { inviteEnds } from '#shared/community/teams/open-invite.ts'
import type { Team, TeamFields, TeamMembership, TeamRole } from '#shared/community/teams/team.ts'
import { newId } from '#shared/ids.ts'

const absent = { absent: true } as const

/** Two letters are a term of the search, so that many teams stay cheap to index. */
export const teamName = () => `T${crypto.randomUUID().slice(0, 12)}`

export const teamFields = (more: Partial<TeamFields> = {}): TeamFields => ({
  name: teamName(),
  tag: 'TST',
  city: 'Mesa',
  state: 'AZ',
  bio: 'A team of the tests.',
  joining: 'approval',
  capacity: 50,
  ...more,
})

const membershipWrites = (membership: TeamMembership): Write[] => {
  const { teamId, userId, from, until } = membership
  return [
    teamMembers.put(membership, absent),
    // A person who was put into another team before is in this one from now on.
    ...(until ? [] : [teamLocks.derive({ teamId, userId, from, version: 1 })]),
  ]
}

/** A member who was put into a team can join one again. */
export async function freeFromTeams(userId: string): Promise<void> {
  const lock = await teamLocks.get({ userId }, { consistent: true })
  if (lock) await commit(teamLocks.underive(lock))
}

/** Stores a team directly, with its owner and with more members in their roles. */
export async function putTeam(
  ownerId: string,
  more: Partial<Team> = {},
  members: readonly [userId: string, role: TeamRole][] = [],
): Promise<Team> {
  const createdAt = '2026-01-01T00:00:00.000Z'
  const team: Team = {
    ...teamFields(),
    id: newId('tea', createdAt),
    ownerId,
    status: 'active',
    memberCount: 1 + members.length,
    createdAt,
    updatedAt: createdAt,
    version: 1,
    ...more,
  }
  const people: readonly [string, TeamRole][] = [[ownerId, 'owner'], ...members]
  await commit(
    teams.put(team, absent),
    teamNames.put(nameOf(team.name, team.id), absent),
    ...people.flatMap(([userId, role], index) =>
      membershipWrites({
        teamId: team.id,
        userId,
        role,
        from: `2026-01-0${(index % 9) + 1}T00:00:00.000Z`,
        version: 1,
      }),
    ),
  )
  return team
}

/** An invitation, or the request of someone who asks to join. */
export async function putInvite(
  { id: teamId, ownerId }: Pick<Team, 'id' | 'ownerId'>,
  userId: string,
  more: Partial<StoredInvite> = {},
): Promise<StoredInvite> {
  const createdAt = more.createdAt ?? new Date().toISOString()
  const kind = more.kind ?? 'invite'
  const invite: StoredInvite = {
    teamId,
    userId,
    kind,
    by: kind === 'invite' ? ownerId : userId,
    createdAt,
    expiresAt: inviteEnds(createdAt),
    version: 1,
    ...more,
  }
  await commit(teamInvites.put(invite, absent))
  return invite
}
