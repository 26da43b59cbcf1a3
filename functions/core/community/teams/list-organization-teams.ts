import { requirePage } from '#core/organizations/organizations/require-page.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { listOrganizationTeams as contract } from '#shared/community/teams/contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { organizationTeams, organizationTeamsPartition } from './organization-teams.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params' | 'query'>

/** The teams of an organization by name. */
export async function listOrganizationTeams({ params, query }: Asked): Promise<ResponseOf<typeof contract>> {
  const [page] = await Promise.all([
    organizationTeams.list({ pk: organizationTeamsPartition(params.organizationId), ...query }),
    requirePage(params.organizationId),
  ])
  return page
}
