import { invitesOf } from '#core/community/teams/invites-of.ts'
import { isPending } from '#core/community/teams/is-pending.ts'
import { joinTeam } from '#core/community/teams/join-team.ts'
import { requireHand } from '#core/community/teams/require-hand.ts'
import { requireRoom } from '#core/community/teams/require-room.ts'
import { teamInvites } from '#core/community/teams/team-invites.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { tellIfWanted } from '#core/platform/notifications/tell-if-wanted.ts'
import { users } from '#core/platform/users/users.ts'
import { answerJoinRequest as contract } from '#shared/community/teams/members-contract.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { mayManage } from '#shared/community/teams/team-roles.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

function answerJoinRequest({ actor, params, body, now, remember }: ApiRequest<typeof contract>) {
  const { teamId, memberId: userId } = params
  return untilUnchanged(
    async () => {
      const { team, unchanged } = await requireHand(teamId, actor.userId, mayManage, teamRefusal.managersOnly)
      const [pending, user] = await Promise.all([
        teamInvites.get({ teamId, userId }, { consistent: true }),
        users.get({ id: userId }, { consistent: true }),
      ])
      if (!pending || !isPending(pending, team, now)) throw teamRefusal.inviteNotFound()
      const beside = [...unchanged, ...remember(undefined)]
      if (!body.accepts) {
        const isRequest = pending.kind === 'request'
        const what = isRequest ? 'Declined a request to join' : 'Withdrew an invitation to'
        await commit(
          teamInvites.delete(pending),
          ...(isRequest ? await tellIfWanted(declined(userId, team), now) : []),
          recordActivity(
            { by: actor, type: 'team_update', description: `${what} the team ${team.name}` },
            now,
          ),
          ...beside,
        )
        return
      }
      if (pending.kind !== 'request') throw teamRefusal.inviteNotFound()
      if (!user || user.deletionDueAt) throw teamRefusal.inviteNotFound()
      const name = publicName(user)
      await requireRoom(team, userId, now, {
        inAnother: () => teamRefusal.inAnotherTeam(name),
        inThis: () => teamRefusal.inThisTeam(name),
      })
      // An invitation that stayed would let them back in after they have left or were removed.
      const others = (await invitesOf(teamId, user)).filter((invite) => invite.userId !== pending.userId)
      const answered = [pending, ...others]
      await commit(...joinTeam({ team, user, how: 'request', answered, by: actor }, now), ...beside)
    },
    { crowd: true },
  )
}

const declined = (userId: string, { id, name }: { id: string; name: string }) =>
  ({
    userId,
    kind: 'team_request',
    type: 'info',
    title: 'Your request to join was declined',
    message: `${name} did not accept your request.`,
    href: teamPath(id),
  }) as const

export const handler = endpoint(contract, answerJoinRequest)
