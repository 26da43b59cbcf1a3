import { invitesOf, pendingOf } from '#core/community/teams/invites-of.ts'
import { withoutAddress } from '#core/community/teams/is-pending.ts'
import { joinTeam } from '#core/community/teams/join-team.ts'
import { findTeam } from '#core/community/teams/place-in-team.ts'
import { requireRoom } from '#core/community/teams/require-room.ts'
import { isToAddress, type StoredInvite, teamInvites } from '#core/community/teams/team-invites.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { users } from '#core/platform/users/users.ts'
import type { OwnTeam } from '#shared/community/teams/contract.ts'
import { requestToJoin as contract } from '#shared/community/teams/members-contract.ts'
import { inviteEnds } from '#shared/community/teams/open-invite.ts'

function requestToJoin({ actor, params: { teamId }, body, now, remember }: ApiRequest<typeof contract>) {
  const { userId } = actor
  return untilUnchanged(
    async (): Promise<OwnTeam> => {
      const [team, invites, user = actor.user] = await Promise.all([
        findTeam(teamId),
        invitesOf(teamId, actor.user),
        users.get({ id: userId }, { consistent: true }),
      ])
      // To those outside, it is not there.
      if (team.removed) throw teamRefusal.notFound()
      if (user.deletionDueAt) throw teamRefusal.leaving()
      await requireRoom(team, userId, now, { inAnother: teamRefusal.inATeam, inThis: teamRefusal.inThisTeam })
      const pending = pendingOf(invites, team, now)
      if (pending?.kind === 'invite' || team.joining === 'open') {
        const how = pending?.kind === 'invite' ? 'invite' : 'open'
        const answer: OwnTeam = { team: { ...team, memberCount: team.memberCount + 1 }, role: 'member' }
        await commit(...joinTeam({ team, user, how, answered: invites, by: actor }, now), ...remember(answer))
        return answer
      }
      if (team.joining === 'invite') throw teamRefusal.byInvitation()
      if (pending) return { team, pending: withoutAddress(pending) }
      const known = invites.find((invite) => !isToAddress(invite))
      const request: StoredInvite = {
        teamId,
        userId,
        kind: 'request',
        by: userId,
        ...(body.note && { note: body.note }),
        createdAt: now,
        expiresAt: inviteEnds(now),
        version: (known?.version ?? 0) + 1,
      }
      const answer: OwnTeam = { team, pending: withoutAddress(request) }
      await commit(
        teamInvites.put(request, known ? { version: known.version } : { absent: true }),
        users.check({ id: userId }, { version: user.version }),
        announce('team.requested', { teamId, userId }, now),
        recordActivity(
          { by: actor, type: 'team_update', description: `Asked to join the team ${team.name}` },
          now,
        ),
        ...remember(answer),
      )
      return answer
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, requestToJoin)
