import { adminTeam, isActive } from '#core/community/teams/admin-team.ts'
import { archive, archivedTeam } from '#core/community/teams/archived-team.ts'
import { changeOwner } from '#core/community/teams/change-owner.ts'
import { newOwnerNotice } from '#core/community/teams/new-owner-notice.ts'
import { findTeam, membershipIn } from '#core/community/teams/place-in-team.ts'
import { rename } from '#core/community/teams/save-team.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { teams } from '#core/community/teams/teams.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import { updateTeamAsAdmin as contract } from '#shared/community/teams/admin-contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'

function updateTeamAsAdmin({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { name, tag, ownerId, archived, reason, version } = body
  return untilUnchanged(async () => {
    const team = await findTeam(params.teamId)
    if (team.status !== 'active') throw teamRefusal.archived()
    if (team.version !== version) throw concurrentChange()
    const [owner, next] = await Promise.all([
      users.get({ id: team.ownerId }, { consistent: true }),
      users.get({ id: ownerId }, { consistent: true }),
    ])
    const changed: Team = { ...team, name, tag, ownerId, updatedAt: now, version: version + 1 }
    const after = archived ? { ...archivedTeam(team, now), name, tag, ownerId } : changed
    const answer = adminTeam(after, next)
    await commit(
      ...(archived ? archive(team, after, now) : [teams.put(changed, { version })]),
      ...rename(team, name),
      ...(ownerId === team.ownerId ? [] : await ownerWrites(team, ownerId, isActive(owner))),
      ...(owner ? await tellIfWanted(changedNotice(after, team.ownerId, reason), now) : []),
      ...(ownerId === team.ownerId ? [] : await tellIfWanted(newOwnerNotice(after), now)),
      recordActivity(
        {
          by: actor,
          userId: team.ownerId,
          type: 'team_update',
          description: `${whatHappened(team, body)} the team ${name}: ${reason}`,
          // No ids of owners: the log of one must not name another whose account is gone.
          before: { name: team.name, tag: team.tag, status: team.status },
          after: { name, tag, status: after.status },
        },
        now,
      ),
      ...remember(answer),
    )
    return answer
  })
}

const whatHappened = (team: Team, { archived, ownerId }: { archived: boolean; ownerId: string }) =>
  archived ? 'Archived' : ownerId === team.ownerId ? 'Changed' : 'Gave another owner to'

/** An owner who is there transfers the team, and no one else does it for them. */
async function ownerWrites({ id, ownerId: formerId }: Team, ownerId: string, isOwnerActive: boolean) {
  if (isOwnerActive) throw teamRefusal.ownerActive()
  const [member, former] = await Promise.all([membershipIn(id, ownerId), membershipIn(id, formerId)])
  if (!member) throw teamRefusal.memberNotFound()
  return changeOwner(member, former)
}

const changedNotice = ({ id, name, status }: Team, userId: string, reason: string) =>
  ({
    userId,
    kind: 'team_change',
    type: 'warning',
    title: `An administrator ${status === 'archived' ? 'archived' : 'changed'} your team`,
    message: `${name}: ${reason}`,
    href: teamPath(id),
  }) as const

export const handler = endpoint(contract, updateTeamAsAdmin)
