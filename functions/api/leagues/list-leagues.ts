import { type ApiRequest, endpoint } from '#core/actors/endpoint.ts'
import { leagues, leaguesPartition } from '#core/leagues/leagues.ts'
import { listLeagues as contract } from '#shared/leagues/contract.ts'

const listLeagues = ({ query }: ApiRequest<typeof contract>) =>
  leagues.list({ index: 'gsi1', pk: leaguesPartition, ...query })

export const handler = endpoint(contract, listLeagues)
