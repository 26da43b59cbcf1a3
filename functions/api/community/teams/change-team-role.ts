import { membershipIn } from '#core/community/teams/place-in-team.ts'
import { requireRole } from '#core/community/teams/require-role.ts'
import { teamMembers } from '#core/community/teams/team-members.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { changeTeamRole as contract } from '#shared/community/teams/members-contract.ts'
import { roleLabels } from '#shared/community/teams/role-labels.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { isOwner } from '#shared/community/teams/team-roles.ts'

function changeTeamRole({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { teamId, memberId: userId } = params
  return untilUnchanged(async () => {
    const { team, me } = await requireRole(teamId, actor.userId, isOwner, teamRefusal.ownerOnly)
    const member = await membershipIn(teamId, userId)
    if (!member) throw teamRefusal.memberNotFound()
    if (member.userId === me.userId) throw teamRefusal.ownRole()
    const { role } = body
    if (member.role === role) return
    const told = {
      userId,
      kind: 'team_change',
      type: 'info',
      title: `Your role in your team is now ${roleLabels[role].toLowerCase()}`,
      message: team.name,
      href: teamPath(teamId),
    } as const
    await commit(
      teamMembers.put({ ...member, role, version: member.version + 1 }, { version: member.version }),
      teamMembers.check(me, { version: me.version }),
      ...(await tellIfWanted(told, now)),
      recordActivity(
        {
          by: actor,
          userId,
          type: 'team_update',
          description: `Role in the team ${team.name}: ${roleLabels[role]}`,
        },
        now,
      ),
      ...remember(undefined),
    )
  })
}

export const handler = endpoint(contract, changeTeamRole)
