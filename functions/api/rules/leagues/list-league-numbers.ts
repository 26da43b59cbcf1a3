import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { leagueNumbers, numbersOfLeague } from '#core/rules/leagues/league-numbers.ts'
import { memberNumber } from '#core/rules/leagues/member-number.ts'
import { listLeagueNumbers as contract } from '#shared/rules/leagues/contract.ts'

async function listLeagueNumbers({ params, query }: ApiRequest<typeof contract>) {
  const { id } = await findLeague(params.leagueId)
  const { items, ...page } = await leagueNumbers.list({ index: 'gsi1', pk: numbersOfLeague(id), ...query })
  return { ...page, items: await Promise.all(items.map(memberNumber)) }
}

export const handler = endpoint(contract, listLeagueNumbers)
