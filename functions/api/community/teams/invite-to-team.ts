import { joinTeam } from '#core/community/teams/join-team.ts'
import { isPending } from '#core/community/teams/own-team.ts'
import { membershipIn } from '#core/community/teams/place-in-team.ts'
import { requireRole } from '#core/community/teams/require-role.ts'
import { requireFree, requireRoom } from '#core/community/teams/require-room.ts'
import { type StoredInvite, teamInvites } from '#core/community/teams/team-invites.ts'
import { teamMembers } from '#core/community/teams/team-members.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { recordActivity } from '#core/platform/activities/record-activity.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { announce } from '#core/platform/facts/announce.ts'
import { emailClaims } from '#core/platform/users/email-claims.ts'
import { type StoredUser, users } from '#core/platform/users/users.ts'
import { publicName } from '#shared/community/members/public-name.ts'
import { inviteToTeam as contract } from '#shared/community/teams/members-contract.ts'
import { inviteEnds } from '#shared/community/teams/open-invite.ts'
import { mayManage } from '#shared/community/teams/team-roles.ts'

function inviteToTeam({ actor, params: { teamId }, body, now, remember }: ApiRequest<typeof contract>) {
  const { email, note } = body
  return untilUnchanged(
    async () => {
      const { team, me } = await requireRole(teamId, actor.userId, mayManage, teamRefusal.managersOnly)
      if (team.removed) throw teamRefusal.removed()
      const user = await findMember(email)
      const { id: userId } = user
      const name = publicName(user)
      if (await membershipIn(teamId, userId)) throw teamRefusal.inThisTeam(name)
      await requireFree(userId, now, ({ id }) =>
        id === teamId ? teamRefusal.inThisTeam(name) : teamRefusal.inAnotherTeam(name),
      )
      if (team.memberCount >= team.capacity) throw teamRefusal.full()
      const known = await teamInvites.get({ teamId, userId }, { consistent: true })
      const pending = known && isPending(known, team, now) ? known : undefined
      if (pending?.kind === 'invite') return
      const unchanged = [teamMembers.check(me, { version: me.version }), ...remember(undefined)]
      if (pending) {
        await requireRoom(team, userId, now, {
          inAnother: () => teamRefusal.inAnotherTeam(name),
          inThis: () => teamRefusal.inThisTeam(name),
        })
        await commit(...joinTeam({ team, user, how: 'request', pending, by: actor }, now), ...unchanged)
        return
      }
      const invite: StoredInvite = {
        teamId,
        userId,
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
        users.check({ id: userId }, { version: user.version }),
        announce('team.invited', { teamId, userId, by: actor.userId }, now),
        recordActivity(
          { by: actor, type: 'team_update', description: `Invited someone to the team ${team.name}` },
          now,
        ),
        ...unchanged,
      )
    },
    { crowd: true },
  )
}

async function findMember(email: string): Promise<StoredUser> {
  const claim = await emailClaims.get({ email }, { consistent: true })
  const user = claim && (await users.get({ id: claim.userId }, { consistent: true }))
  if (!user?.registrationCompleted || user.status === 'suspended' || user.deletionDueAt)
    throw teamRefusal.nobodyThere()
  return user
}

export const handler = endpoint(contract, inviteToTeam)
