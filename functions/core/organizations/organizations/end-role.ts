import type { Write } from '#core/platform/db/write.ts'
import { assertPeople } from '#shared/organizations/organizations/changed-people.ts'
import type { Organization, OrganizationPerson } from '#shared/organizations/organizations/organization.ts'
import { organizationPeople } from './organization-people.ts'
import { countPeople } from './organizations.ts'

/** Takes someone out of an organization, as both were read; the last owner stays. */
export function endRole(organization: Organization, person: OrganizationPerson): Write[] {
  const change = { people: -1, owners: person.role === 'owner' ? -1 : 0 }
  assertPeople(organization, change)
  return [organizationPeople.delete(person), countPeople(organization, change)]
}
