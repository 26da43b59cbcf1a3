import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { listNumbers } from '#core/rules/leagues/list-numbers.ts'
import { listLeagueNumbers as contract } from '#shared/rules/leagues/contract.ts'

const listLeagueNumbers = async ({ params, query }: ApiRequest<typeof contract>) =>
  listNumbers(await findLeague(params.leagueId), query)

export const handler = endpoint(contract, listLeagueNumbers)
