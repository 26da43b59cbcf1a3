import { findDocuments } from '#core/content/search/find-documents.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import type { listTeams as contract, TeamCard } from '#shared/community/teams/contract.ts'
import type { Team } from '#shared/community/teams/team.ts'
import { teamPath } from '#shared/community/teams/team-path.ts'
import { foldedKey } from '#shared/platform/words/folded-key.ts'
import { teams, teamsInState, teamsPartition } from './teams.ts'
import { teamsById } from './teams-by-id.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'query'>

/** Active teams by name. What is searched for comes as one list, because the search finds no more than that. */
export async function listTeams({ query }: Asked) {
  const { q, state, joinable, limit, cursor } = query
  const isWanted = (team: Team) =>
    team.status === 'active' &&
    !team.removed &&
    (!state || team.state === state) &&
    (!joinable || isJoinable(team))
  const { items, ...page } = q
    ? { items: (await foundBy(q)).filter(isWanted) }
    : await firstPageWith((from) => listed(state, limit, from), cursor, isWanted)
  return { ...page, items: items.map(cardOf) }
}

const isJoinable = ({ joining, memberCount, capacity }: Team) =>
  joining !== 'invite' && memberCount < capacity

const listed = (state: string | undefined, limit: number, cursor: string | undefined) =>
  teams.list(
    state
      ? { index: 'gsi2', pk: teamsInState(state), limit, cursor }
      : { index: 'gsi1', pk: teamsPartition('active'), limit, cursor },
  )

async function foundBy(q: string): Promise<Team[]> {
  const { documents } = await findDocuments('organization', q)
  const found = await teamsById(documents.filter(({ id, url }) => url === teamPath(id)).map(({ id }) => id))
  const place = ({ name, id }: Team) => `${foldedKey(name)}#${id}`
  return [...found.values()].toSorted((a, b) => place(a).localeCompare(place(b)))
}

/** A team as a list shows it. */
export const cardOf = ({
  id,
  name,
  tag,
  city,
  state,
  logoUrl,
  joining,
  capacity,
  memberCount,
}: Team): TeamCard => ({
  id,
  name,
  tag,
  city,
  ...(state && { state }),
  ...(logoUrl && { logoUrl }),
  joining,
  capacity,
  memberCount,
})
