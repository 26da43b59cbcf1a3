import { isPending, withoutAddress } from '#core/community/teams/is-pending.ts'
import { listRoster } from '#core/community/teams/list-roster.ts'
import { handIn } from '#core/community/teams/require-hand.ts'
import {
  eachInvite,
  invitePrefix,
  isToAddress,
  type StoredInvite,
  teamInvites,
} from '#core/community/teams/team-invites.ts'
import { teamRefusal } from '#core/community/teams/team-refusal.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import type { StoredUser } from '#core/platform/users/users.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { listTeamPeople as contract } from '#shared/community/teams/members-contract.ts'
import { TeamRole } from '#shared/community/teams/team.ts'
import { mayManage } from '#shared/community/teams/team-roles.ts'
import { publicMember } from '#shared/platform/users/public-member.ts'
import { publicName } from '#shared/platform/users/public-name.ts'

/** More than a team ever has open. */
const mostInvites = 500

async function listTeamPeople({ actor, params: { teamId }, now }: ApiRequest<typeof contract>) {
  const { team, role } = await handIn(teamId, actor.userId)
  if (actor.user.membershipType !== 'admin') {
    if (!role) throw teamRefusal.notFound()
    if (!mayManage(role)) throw teamRefusal.managersOnly()
  }
  const [roster, pending] = await Promise.all([listRoster(teamId), pendingInvites(teamId)])
  const invites = pending.filter((invite) => isPending(invite, team, now))
  const people = await usersById([...roster, ...invites].map(({ userId }) => userId))
  const members = roster.map((membership) => {
    const user = people.get(membership.userId)
    return {
      userId: membership.userId,
      name: user ? publicName(user) : 'Former member',
      ...pictureOf(user),
      membership,
    }
  })
  const rank = ({ membership }: (typeof members)[number]) => TeamRole.options.indexOf(membership.role)
  return {
    members: members.toSorted((a, b) => rank(a) - rank(b)),
    invites: invites.flatMap((invite) => {
      if (isToAddress(invite))
        return [
          {
            userId: invite.userId,
            name: invite.toEmail,
            email: invite.toEmail,
            invite: withoutAddress(invite),
          },
        ]
      const user = people.get(invite.userId)
      if (!user) return []
      // People who asked to join are shown by name; the team sees only public data about people it invited.
      const name = invite.kind === 'request' ? publicName(user) : publicMember(user)?.name
      return [
        {
          userId: invite.userId,
          name: name ?? 'Member',
          ...pictureOf(user),
          ...(invite.kind === 'invite' && invite.toEmail && { email: invite.toEmail }),
          invite: withoutAddress(invite),
        },
      ]
    }),
  }
}

/** The picture that a member shows to everyone. */
function pictureOf(user: StoredUser | undefined) {
  const pictureUrl = user && publicMember(user)?.profileImage
  return pictureUrl ? { pictureUrl } : {}
}

async function pendingInvites(teamId: string): Promise<StoredInvite[]> {
  const { pk } = teamInvites.key({ teamId, userId: '' })
  const found: StoredInvite[] = []
  for await (const invite of eachInvite({ pk, prefix: invitePrefix }, true)) {
    found.push(invite)
    if (found.length === mostInvites) break
  }
  return found.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

export const handler = endpoint(contract, listTeamPeople)
