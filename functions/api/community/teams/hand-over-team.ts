import { changeOwner, ownedBy } from '#core/community/teams/change-owner.ts'
import { newOwnerNotice } from '#core/community/teams/new-owner-notice.ts'
import { membershipIn } from '#core/community/teams/place-in-team.ts'
import { requireRole } from '#core/community/teams/require-role.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { teams } from '#core/community/teams/teams.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { handOverTeam as contract } from '#shared/community/teams/members-contract.ts'
import { isOwner } from '#shared/community/teams/team-roles.ts'

function handOverTeam({ actor, params: { teamId }, body, now, remember }: ApiRequest<typeof contract>) {
  const { memberId: userId } = body
  return untilUnchanged(
    async (): Promise<OwnTeam> => {
      const { team, me } = await requireRole(teamId, actor.userId, isOwner, teamRefusal.ownerOnly)
      const member = await membershipIn(teamId, userId)
      if (!member) throw teamRefusal.memberNotFound()
      if (member.userId === me.userId) return { team, role: me.role }
      const changed = ownedBy(team, userId, now)
      const answer: OwnTeam = { team: changed, role: 'co_owner' }
      await commit(
        teams.put(changed, { version: team.version }),
        ...changeOwner(member, me),
        ...(await tellIfWanted(newOwnerNotice(changed), now)),
        recordActivity(
          { by: actor, type: 'team_update', description: `Transferred the team ${team.name}` },
          now,
        ),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, handOverTeam)
