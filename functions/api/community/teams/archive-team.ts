import { archive, archivedTeam } from '#core/community/teams/archived-team.ts'
import { requireRole } from '#core/community/teams/require-role.ts'
import { teamMembers } from '#core/community/teams/team-members.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { archiveTeam as contract } from '#shared/community/teams/contract.ts'
import { isOwner } from '#shared/community/teams/team-roles.ts'

function archiveTeam({ actor, params, now, remember }: ApiRequest<typeof contract>) {
  return untilUnchanged(
    async () => {
      const { team, me } = await requireRole(params.teamId, actor.userId, isOwner, teamRefusal.ownerOnly)
      await commit(
        ...archive(team, archivedTeam(team, now), now),
        teamMembers.check(me, { version: me.version }),
        recordActivity(
          { by: actor, type: 'team_update', description: `Archived the team ${team.name}` },
          now,
        ),
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, archiveTeam)
