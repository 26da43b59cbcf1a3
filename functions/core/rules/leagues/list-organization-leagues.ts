import { requirePage } from '#core/organizations/organizations/require-page.ts'
import type { ParamsOf, QueryOf, ResponseOf } from '#shared/platform/http/route.ts'
import type { listOrganizationLeagues as contract } from '#shared/rules/leagues/list-contract.ts'
import { leagues, organizationLeaguesPartition } from './leagues.ts'

type Asked = { params: ParamsOf<typeof contract>; query: QueryOf<typeof contract> }

/** The leagues of an organization by name. */
export async function listOrganizationLeagues({
  params,
  query,
}: Asked): Promise<ResponseOf<typeof contract>> {
  const [page] = await Promise.all([
    leagues.list({ index: 'gsi2', pk: organizationLeaguesPartition(params.organizationId), ...query }),
    requirePage(params.organizationId),
  ])
  return page
}
