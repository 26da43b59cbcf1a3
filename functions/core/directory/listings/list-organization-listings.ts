import { requirePage } from '#core/organizations/organizations/require-page.ts'
import type { ApiRequest } from '#core/platform/actors/endpoint.ts'
import type { listOrganizationListings as contract } from '#shared/directory/listings/organization-contract.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { organizationListings, organizationListingsPartition } from './organization-listings.ts'

type Asked = Pick<ApiRequest<typeof contract>, 'params' | 'query'>

/** The published listings of an organization by name. */
export async function listOrganizationListings({
  params,
  query,
}: Asked): Promise<ResponseOf<typeof contract>> {
  const [page] = await Promise.all([
    organizationListings.list({ pk: organizationListingsPartition(params.organizationId), ...query }),
    requirePage(params.organizationId),
  ])
  return page
}
