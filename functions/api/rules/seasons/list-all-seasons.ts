import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { findLeague } from '#core/rules/leagues/find-league.ts'
import { allSeasonsOf, seasons } from '#core/rules/seasons/seasons.ts'
import { listAllSeasons as contract } from '#shared/rules/seasons/contract.ts'

async function listAllSeasons({ params, query }: ApiRequest<typeof contract>) {
  const { id } = await findLeague(params.leagueId)
  return seasons.list({ index: 'gsi3', pk: allSeasonsOf(id), newestFirst: true, ...query })
}

export const handler = endpoint(contract, listAllSeasons)
