import { isPending } from '#core/community/teams/is-pending.ts'
import { requireHand } from '#core/community/teams/require-hand.ts'
import { inviteKey, type StoredInvite, teamInvites } from '#core/community/teams/team-invites.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { limitInvitations } from '#core/platform/mails/limit-invitations.ts'
import { inviteToTeam as contract } from '#shared/community/teams/members-contract.ts'
import { inviteEnds } from '#shared/community/teams/open-invite.ts'
import { mayManage } from '#shared/community/teams/team-roles.ts'

function inviteToTeam({ actor, params: { teamId }, body, now, remember }: ApiRequest<typeof contract>) {
  const { email, note } = body
  return untilUnchanged(
    async () => {
      const { team, unchanged } = await requireHand(teamId, actor.userId, mayManage, teamRefusal.managersOnly)
      if (team.removed) throw teamRefusal.removed()
      if (email === actor.user.email) throw teamRefusal.inThisTeam()
      if (team.memberCount >= team.capacity) throw teamRefusal.full()
      const key = inviteKey(teamId, email)
      const known = await teamInvites.get(key, { consistent: true })
      if (known && isPending(known, team, now)) return
      const invite: StoredInvite = {
        ...key,
        kind: 'invite',
        by: actor.userId,
        toEmail: email,
        ...(note && { note }),
        createdAt: now,
        expiresAt: inviteEnds(now),
        version: (known?.version ?? 0) + 1,
      }
      await commit(
        teamInvites.put(invite, known ? { version: known.version } : { absent: true }),
        ...limitInvitations({ from: actor.userId, to: email }, now),
        announce('team.invited', { ...key, by: actor.userId }, now),
        recordActivity(
          { by: actor, type: 'team_update', description: `Invited someone to the team ${team.name}` },
          now,
        ),
        ...unchanged,
        ...remember(undefined),
      )
    },
    { crowd: true },
  )
}

export const handler = endpoint(contract, inviteToTeam)
