import { commit } from '#core/platform/db/commit.ts'
import { goneOwnerId } from '#core/platform/db/gone-owner-id.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import type { Write } from '#core/platform/db/write.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { successors } from '#shared/community/teams/successors.ts'
import type { Team, TeamMembership } from '#shared/community/teams/team.ts'
import { isActive } from './admin-team.ts'
import { archive, archivedTeam } from './archived-team.ts'
import { changeOwner, ownedBy } from './change-owner.ts'
import { endMembership } from './end-membership.ts'
import { newOwnerNotice } from './new-owner-notice.ts'
import { currentMembers, teamLocks, teamMembers } from './team-members.ts'
import { teams } from './teams.ts'

/**
 * Takes a person whose account goes out of their team. Their team goes to the member with the longest service,
 * co-owners first; a team without anyone who can own it is archived.
 */
export const leaveForGood = (userId: string, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const lock = await teamLocks.get({ userId }, { consistent: true })
      const membership = lock && (await teamMembers.get(lock, { consistent: true }))
      if (!membership) return
      const team = await teams.get({ id: membership.teamId }, { consistent: true })
      if (team?.ownerId === userId && team.status === 'active') await giveAway(team, membership, now)
      else await commit(...endMembership(membership, now))
    },
    { crowd: true },
  )

/** First the team changes hands, and then, in the next turn, its former owner leaves. */
async function giveAway(team: Team, owner: TeamMembership, now: string): Promise<void> {
  const next = await successorIn(team)
  if (next) {
    const changed = ownedBy(team, next.userId, now)
    await commit(
      teams.put(changed, { version: team.version }),
      ...changeOwner(next, owner),
      ...(await tellIfWanted(newOwnerNotice(changed), now)),
    )
  } else await commit(...archive(team, archivedTeam(team, now), now))
  await leaveForGood(owner.userId, now)
}

async function successorIn(team: Team): Promise<TeamMembership | undefined> {
  const members: TeamMembership[] = []
  for await (const member of currentMembers(team.id)) members.push(member)
  const candidates = successors(members)
  const people = await usersById(candidates.map(({ userId }) => userId))
  return candidates.find(({ userId }) => isActive(people.get(userId)))
}

/** An archived team that was theirs belongs to no one from now on. */
export const disown = (teamId: string, userId: string, now: string): Promise<void> =>
  untilUnchanged(
    async () => {
      const team = await teams.get({ id: teamId }, { consistent: true })
      if (team?.ownerId !== userId) return
      await commit(teams.put(ownedBy(team, goneOwnerId, now), { version: team.version }))
    },
    { crowd: true },
  )

/** A membership stays in the history of its team, as that of someone who has no account. */
export function withoutMember(membership: TeamMembership): Write[] {
  const former = { ...membership, userId: crypto.randomUUID(), version: membership.version + 1 }
  return [teamMembers.delete(membership), teamMembers.put(former, { absent: true })]
}
