import type { OrganizationId } from '#shared/organizations/organizations/named-organization.ts'
import { listOrganizationPeople } from '#shared/organizations/organizations/people-contract.ts'
import { query } from '#web/lib/query.ts'

/**
 * Everyone in an organization, and those who are invited. It is no part of what is read again about organizations,
 * because someone who has just left may not read it.
 */
export const organizationPeopleQuery = (organizationId: OrganizationId) =>
  query('organization-people', listOrganizationPeople, { params: { organizationId } })
