import {
  getOrganization,
  getOwnOrganization,
  listOrganizations,
} from '#shared/organizations/organizations/contract.ts'
import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { directoryQuery } from '#web/features/platform/lists/directory-query.ts'
import { queryOrNull } from '#web/lib/query.ts'
import type { OrganizationFilters } from '../components/organization-filters.ts'

const noun = 'organizations'

/** The page of organizations that the address names. */
export const organizationsQuery = (filters: OrganizationFilters) =>
  directoryQuery(noun, listOrganizations, filters)

/** An organization as everyone sees it, or null where there is none, which the server’s page hands on. */
export const organizationQuery = (organizationId: string) =>
  queryOrNull(noun, getOrganization, { params: { organizationId: organizationId as OrganizationId } })

/** The member’s role in an organization and their invitation to it, or null where neither lets them see it. */
export const ownOrganizationQuery = (organizationId: string) =>
  queryOrNull(noun, getOwnOrganization, { params: { organizationId: organizationId as OrganizationId } })
