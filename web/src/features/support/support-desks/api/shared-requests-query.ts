import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { listSharedRequests } from '#shared/support/support-requests/desk-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The requests that people of an organization made for it. */
export const sharedRequestsQuery = (organizationId: OrganizationId) =>
  pagesQuery(listSharedRequests, {
    key: ['support', listSharedRequests.name, organizationId],
    params: { organizationId },
    staleTime: 5000,
  })
