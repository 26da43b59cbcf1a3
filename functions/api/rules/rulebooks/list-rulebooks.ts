import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { listVersions } from '#core/rules/rulebooks/list-versions.ts'
import { listRulebooks as contract } from '#shared/rules/rulebooks/contract.ts'
import { rulebookCardOf } from '#shared/rules/rulebooks/rulebook-card.ts'

async function listRulebooks({ params, query }: ApiRequest<typeof contract>) {
  const { id } = await findLeague(params.leagueId)
  const { items, ...page } = await listVersions(id, query)
  return { ...page, items: items.map(rulebookCardOf) }
}

export const handler = endpoint(contract, listRulebooks)
