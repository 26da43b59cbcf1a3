import type { OwnOrganization } from '#shared/organizations/organizations/contract.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { takesOver } from '#shared/organizations/organizations/public-organization.ts'
import { myOrganizationsQuery } from './my-organizations-query.ts'

/** The organizations that the member may give something to: active ones that they run. */
export const runOrganizationsQuery = {
  ...myOrganizationsQuery,
  select: ({ items }: { items: readonly OwnOrganization[] }) =>
    items
      .filter(({ organization, role }) => mayInOrganization(role, 'events') && takesOver(organization))
      .map(({ organization }) => organization),
}
