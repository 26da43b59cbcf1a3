import { cardOf } from '#core/community/teams/list-teams.ts'
import { isPending, withoutAddress } from '#core/community/teams/own-team.ts'
import { placeOf } from '#core/community/teams/place-in-team.ts'
import { invitesTo, teamInvites } from '#core/community/teams/team-invites.ts'
import { teamMembers, teamsOfPartition } from '#core/community/teams/team-members.ts'
import { teamsById } from '#core/community/teams/teams-by-id.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listMyTeams as contract } from '#shared/community/teams/contract.ts'

/** More than anyone has open, and as many of the teams of before as are worth a look. */
const mostInvites = 50
const mostPast = 20

async function listMyTeams({ actor: { userId }, now }: ApiRequest<typeof contract>) {
  const [place, invites, memberships] = await Promise.all([
    placeOf(userId),
    teamInvites.list({ index: 'gsi1', pk: invitesTo(userId), newestFirst: true, limit: mostInvites }),
    teamMembers.list({ index: 'gsi1', pk: teamsOfPartition(userId), newestFirst: true, limit: mostPast }),
  ])
  const past = memberships.items.filter(({ until }) => until !== undefined)
  const named = await teamsById([...invites.items, ...past].map(({ teamId }) => teamId))
  return {
    ...(place && { current: { team: place.team, role: place.membership.role } }),
    pending: invites.items.flatMap((invite) => {
      const team = named.get(invite.teamId)
      return team && isPending(invite, team, now)
        ? [{ invite: withoutAddress(invite), team: cardOf(team) }]
        : []
    }),
    past: past.flatMap(({ teamId, from, until }) => {
      const team = named.get(teamId)
      return team && until && !team.removed ? [{ team: cardOf(team), from, until }] : []
    }),
  }
}

export const handler = endpoint(contract, listMyTeams)
