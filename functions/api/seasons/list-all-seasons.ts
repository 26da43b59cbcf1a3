import { findLeague } from '#core/leagues/find-league.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { allSeasonsOf, seasons } from '#core/seasons/seasons.ts'
import { listAllSeasons as contract } from '#shared/seasons/contract.ts'

async function listAllSeasons({ params, query }: ApiRequest<typeof contract>) {
  const { id } = await findLeague(params.leagueId)
  return seasons.list({ index: 'gsi3', pk: allSeasonsOf(id), newestFirst: true, ...query })
}

export const handler = endpoint(contract, listAllSeasons)
