import { adminTeam } from '#core/community/teams/admin-team.ts'
import { allTeamsPartition, teams, teamsPartition } from '#core/community/teams/teams.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import { listAllTeams as contract } from '#shared/community/teams/admin-contract.ts'
import { fold } from '#shared/platform/words/fold.ts'

/** Lists teams by name; the query is the beginning of a name. */
async function listAllTeams({ query }: ApiRequest<typeof contract>) {
  const { q = '', status, limit, cursor } = query
  const { items, ...page } = await teams.list({
    ...(status ? { index: 'gsi1', pk: teamsPartition(status) } : { index: 'gsi3', pk: allTeamsPartition }),
    ...(fold(q) && { prefix: fold(q) }),
    limit,
    cursor,
  })
  const owners = await usersById(items.map(({ ownerId }) => ownerId))
  return { ...page, items: items.map((team) => adminTeam(team, owners.get(team.ownerId))) }
}

export const handler = endpoint(contract, listAllTeams)
