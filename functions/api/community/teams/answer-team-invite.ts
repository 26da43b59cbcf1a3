import { invitesOf, pendingOf } from '#core/community/teams/invites-of.ts'
import { joinTeam } from '#core/community/teams/join-team.ts'
import { findTeam } from '#core/community/teams/place-in-team.ts'
import { requireRoom } from '#core/community/teams/require-room.ts'
import { teamInvites } from '#core/community/teams/team-invites.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit, concurrentChange } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { answerTeamInvite as contract } from '#shared/community/teams/members-contract.ts'

function answerTeamInvite({ actor, params: { teamId }, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  return untilUnchanged(
    async (): Promise<OwnTeam> => {
      const [team, invites, user] = await Promise.all([
        findTeam(teamId),
        invitesOf(teamId, actor.user),
        users.get({ id: userId }, { consistent: true }),
      ])
      if (invites.length === 0 || !user) throw teamRefusal.inviteNotFound()
      if (team.status !== 'active') throw teamRefusal.archived()
      if (team.removed) throw teamRefusal.notFound()
      const invite = pendingOf(invites, team, now)
      if (!invite) throw teamRefusal.inviteNotFound()
      if (!body.accepts) {
        const answer: OwnTeam = { team }
        const what = invite.kind === 'invite' ? 'Declined an invitation to' : 'Withdrew a request to join'
        await commit(
          teamInvites.delete(invite, concurrentChange),
          recordActivity(
            { by: actor, type: 'team_update', description: `${what} the team ${team.name}` },
            now,
          ),
          ...remember(answer),
        )
        return answer
      }
      if (invite.kind !== 'invite') throw teamRefusal.inviteNotFound()
      if (user.deletionDueAt) throw teamRefusal.leaving()
      await requireRoom(team, userId, now, { inAnother: teamRefusal.inATeam, inThis: teamRefusal.inATeam })
      const answer: OwnTeam = { team: { ...team, memberCount: team.memberCount + 1 }, role: 'member' }
      await commit(
        ...joinTeam({ team, user, how: 'invite', answered: invites, by: actor }, now),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, answerTeamInvite)
