import { endMembership } from '#core/community/teams/end-membership.ts'
import { invitesOf } from '#core/community/teams/invites-of.ts'
import { membershipIn } from '#core/community/teams/place-in-team.ts'
import { requireHand } from '#core/community/teams/require-hand.ts'
import { teamInvites } from '#core/community/teams/team-invites.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import { removeTeamMember as contract } from '#shared/community/teams/members-contract.ts'
import { mayManage, mayManageRole } from '#shared/community/teams/team-roles.ts'

function removeTeamMember({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  const { teamId, memberId: userId } = params
  return untilUnchanged(
    async () => {
      const { team, role, unchanged } = await requireHand(
        teamId,
        actor.userId,
        mayManage,
        teamRefusal.managersOnly,
      )
      const member = await membershipIn(teamId, userId)
      if (!member) return
      if (!mayManageRole(role, member.role)) throw teamRefusal.belowOwnRole()
      const user = await users.get({ id: userId }, { consistent: true })
      // With an invitation that is still open they could join again by themselves.
      const open = user ? await invitesOf(teamId, user) : []
      await commit(
        ...endMembership(member, now),
        ...open.map((invite) => teamInvites.delete(invite)),
        ...unchanged,
        announce('team.left', { teamId, userId, how: 'removed' }, now),
        recordActivity(
          { by: actor, userId, type: 'team_leave', description: `Removed from the team ${team.name}` },
          now,
        ),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, removeTeamMember)
