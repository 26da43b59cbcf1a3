import type { listLeagues as contract } from '#shared/leagues/contract.ts'
import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import { leagues, leaguesPartition } from './leagues.ts'

/** The leagues by name. */
export const listLeagues = ({
  query,
}: {
  query: QueryOf<typeof contract>
}): Promise<ResponseOf<typeof contract>> => leagues.list({ index: 'gsi1', pk: leaguesPartition, ...query })
