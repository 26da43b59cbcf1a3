import { endMembership } from '#core/community/teams/end-membership.ts'
import { requireRole } from '#core/community/teams/require-role.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { leaveTeam as contract } from '#shared/community/teams/members-contract.ts'
import { isOwner } from '#shared/community/teams/team-roles.ts'

function leaveTeam({ actor, params: { teamId }, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  const mayLeave = (role: Parameters<typeof isOwner>[0]) => !isOwner(role)
  return untilUnchanged(
    async () => {
      const { team, me } = await requireRole(teamId, userId, mayLeave, teamRefusal.ownerStays)
      await commit(
        ...endMembership(me, now),
        announce('team.left', { teamId, userId, how: 'left' }, now),
        recordActivity({ by: actor, type: 'team_leave', description: `Left the team ${team.name}` }, now),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, leaveTeam)
