import type { QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import type { listLeagues as contract } from '#shared/rules/leagues/list-contract.ts'
import { leagues, leaguesPartition } from './leagues.ts'

/** The leagues by name. */
export const listLeagues = ({
  query,
}: {
  query: QueryOf<typeof contract>
}): Promise<ResponseOf<typeof contract>> => leagues.list({ index: 'gsi1', pk: leaguesPartition, ...query })
