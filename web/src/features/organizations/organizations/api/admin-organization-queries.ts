import {
  getOrganizationAsAdmin,
  listAllOrganizations,
} from '#shared/organizations/organizations/admin-contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { queryOrNull } from '#web/lib/query.ts'
import type { AdminFilter } from '../administration/admin-filter.ts'

export const allOrganizationsQuery = (filter: AdminFilter) =>
  pagesQuery(listAllOrganizations, {
    key: ['organizations', listAllOrganizations.name, filter],
    query: filter,
    keepPrevious: true,
  })

/** An organization as administrators see it, or null where there is none. */
export const adminOrganizationQuery = (organizationId: string) =>
  queryOrNull('organizations', getOrganizationAsAdmin, {
    params: { organizationId: organizationId as OrganizationId },
  })
