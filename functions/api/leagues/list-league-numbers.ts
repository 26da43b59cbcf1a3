import { findLeague } from '#core/leagues/find-league.ts'
import { leagueNumbers, numbersOfLeague } from '#core/leagues/league-numbers.ts'
import { memberNumber } from '#core/leagues/member-number.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { listLeagueNumbers as contract } from '#shared/leagues/contract.ts'

async function listLeagueNumbers({ params, query }: ApiRequest<typeof contract>) {
  const { id } = await findLeague(params.leagueId)
  const { items, ...page } = await leagueNumbers.list({ index: 'gsi1', pk: numbersOfLeague(id), ...query })
  return { ...page, items: await Promise.all(items.map(memberNumber)) }
}

export const handler = endpoint(contract, listLeagueNumbers)
