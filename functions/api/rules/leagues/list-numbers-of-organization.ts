import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listNumbers } from '#core/rules/leagues/list-numbers.ts'
import { requireRunLeague } from '#core/rules/leagues/require-run-league.ts'
import { listNumbersOfOrganization as contract } from '#shared/rules/leagues/contract.ts'

async function listNumbersOfOrganization({ actor, params, query }: ApiRequest<typeof contract>) {
  const { league } = await requireRunLeague(params.leagueId, actor.userId)
  return listNumbers(league, query)
}

export const handler = endpoint(contract, listNumbersOfOrganization)
