import { adminOrganizations } from '#core/organizations/organizations/admin-organization.ts'
import {
  allOrganizationsPartition,
  organizations,
  organizationsPartition,
} from '#core/organizations/organizations/organizations.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listAllOrganizations as contract } from '#shared/organizations/organizations/admin-contract.ts'
import { fold } from '#shared/platform/words/fold.ts'

/** Lists organizations by name; the query is the beginning of a name. */
async function listAllOrganizations({ query }: ApiRequest<typeof contract>) {
  const { q = '', status, type, owned, limit, cursor } = query
  const { items, ...page } = await firstPageWith(
    (from) =>
      organizations.list({
        ...(status
          ? { index: 'gsi1', pk: organizationsPartition(status) }
          : { index: 'gsi2', pk: allOrganizationsPartition }),
        ...(fold(q) && { prefix: fold(q) }),
        limit,
        cursor: from,
      }),
    cursor,
    (organization) => (!type || organization.type === type) && (!owned || organization.ownerCount === 0),
  )
  return { ...page, items: await adminOrganizations(items) }
}

export const handler = endpoint(contract, listAllOrganizations)
