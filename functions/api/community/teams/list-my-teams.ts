import { isPending, withoutAddress } from '#core/community/teams/is-pending.ts'
import { cardOf } from '#core/community/teams/list-teams.ts'
import { placeOf } from '#core/community/teams/place-in-team.ts'
import { invitesTo, invitesToAddress, teamInvites } from '#core/community/teams/team-invites.ts'
import { teamMembers, teamsOfPartition } from '#core/community/teams/team-members.ts'
import { teamsById } from '#core/community/teams/teams-by-id.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyTeams as contract } from '#shared/community/teams/contract.ts'

/** More than anyone has open, and as many of the teams of before as are worth a look. */
const mostInvites = 50
const mostPast = 20

async function listMyTeams({ actor: { userId, user }, now }: ApiRequest<typeof contract>) {
  const [place, toAddress, own, memberships] = await Promise.all([
    placeOf(userId),
    invitesAt(invitesToAddress(user.email)),
    invitesAt(invitesTo(userId)),
    teamMembers.list({ index: 'gsi1', pk: teamsOfPartition(userId), newestFirst: true, limit: mostPast }),
  ])
  const invites = [...toAddress.items, ...own.items]
  const past = memberships.items.filter(({ until }) => until !== undefined)
  const named = await teamsById([...invites, ...past].map(({ teamId }) => teamId))
  return {
    ...(place && { current: { team: place.team, role: place.membership.role } }),
    pending: invites.flatMap((invite) => {
      const team = named.get(invite.teamId)
      return team && team.id !== place?.team.id && isPending(invite, team, now)
        ? [{ invite: withoutAddress(invite), team: cardOf(team) }]
        : []
    }),
    past: past.flatMap(({ teamId, from, until }) => {
      const team = named.get(teamId)
      return team && until && !team.removed ? [{ team: cardOf(team), from, until }] : []
    }),
  }
}

const invitesAt = (pk: string) =>
  teamInvites.list({ index: 'gsi1', pk, newestFirst: true, limit: mostInvites })

export const handler = endpoint(contract, listMyTeams)
