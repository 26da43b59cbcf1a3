import { findLeague } from '#core/leagues/find-league.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listVersions } from '#core/rulebooks/list-versions.ts'
import { listRulebooks as contract } from '#shared/rulebooks/contract.ts'
import { rulebookCardOf } from '#shared/rulebooks/rulebook-card.ts'

async function listRulebooks({ params, query }: ApiRequest<typeof contract>) {
  const { id } = await findLeague(params.leagueId)
  const { items, ...page } = await listVersions(id, query)
  return { ...page, items: items.map(rulebookCardOf) }
}

export const handler = endpoint(contract, listRulebooks)
