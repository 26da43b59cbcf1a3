import { listOrganizationTeams } from '#shared/community/teams/contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { firstPageQuery } from '#web/features/platform/lists/first-page-query.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

const asked = (organizationId: OrganizationId) => ({
  key: ['teams', listOrganizationTeams.name, organizationId],
  params: { organizationId },
})

/** The teams of an organization, a page at a time. */
export const organizationTeamsQuery = (organizationId: OrganizationId) =>
  pagesQuery(listOrganizationTeams, asked(organizationId))

/** What the server reads of it. */
export const firstOrganizationTeamsQuery = (organizationId: OrganizationId) =>
  firstPageQuery(listOrganizationTeams, asked(organizationId))
