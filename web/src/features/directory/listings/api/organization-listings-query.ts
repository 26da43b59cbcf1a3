import { listOrganizationListings } from '#shared/directory/listings/organization-contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

const asked = (organizationId: OrganizationId) => ({
  key: ['listings', listOrganizationListings.name, organizationId],
  params: { organizationId },
})

/** The businesses of an organization, a page at a time. */
export const organizationListingsQuery = (organizationId: OrganizationId) =>
  pagesQuery(listOrganizationListings, asked(organizationId))

/** What the server reads of it. */
export const firstOrganizationListingsQuery = (organizationId: OrganizationId) =>
  firstPageQuery(listOrganizationListings, asked(organizationId))
