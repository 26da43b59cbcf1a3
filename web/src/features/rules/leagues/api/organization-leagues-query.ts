import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { listOrganizationLeagues } from '#shared/rules/leagues/list-contract.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

const asked = (organizationId: OrganizationId) => ({
  key: ['leagues', listOrganizationLeagues.name, organizationId],
  params: { organizationId },
})

/** The leagues of an organization, a page at a time. */
export const organizationLeaguesQuery = (organizationId: OrganizationId) =>
  pagesQuery(listOrganizationLeagues, asked(organizationId))

/** What the server reads of it. */
export const firstOrganizationLeaguesQuery = (organizationId: OrganizationId) =>
  firstPageQuery(listOrganizationLeagues, asked(organizationId))
