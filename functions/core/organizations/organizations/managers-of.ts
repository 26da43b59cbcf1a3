import {
  type OrganizationPerson,
  OrganizationRole,
} from '#shared/organizations/organizations/organization.ts'
import { mayInOrganization } from '#shared/organizations/organizations/organization-roles.ts'
import { peopleOf } from './organization-people.ts'

const rank = ({ role }: OrganizationPerson) => OrganizationRole.options.indexOf(role)

/** Those who run what an organization holds, as they are now: its owners first, the longest there before others. */
export async function managersOf(organizationId: string | undefined): Promise<OrganizationPerson[]> {
  if (!organizationId) return []
  return (await peopleOf(organizationId))
    .filter(({ role }) => mayInOrganization(role, 'events'))
    .toSorted((a, b) => rank(a) - rank(b) || a.since.localeCompare(b.since))
}
