import type { Write } from '#core/platform/db/write.ts'
import { assertPeople } from '#shared/organizations/organizations/changed-people.ts'
import type { Organization, OrganizationPerson } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { organizationPeople } from './organization-people.ts'
import { countPeople } from './organizations.ts'
import { otherOwnerStays } from './other-owner-stays.ts'

/** Takes someone out of an organization, as both were read; the last owner stays. */
export async function endRole(organization: Organization, person: OrganizationPerson): Promise<Write[]> {
  const isOwner = person.role === 'owner'
  const change = { people: -1, owners: isOwner ? -1 : 0 }
  assertPeople(organization, change)
  if (isOwner && !(await otherOwnerStays(organization.id, person.userId)))
    throw organizationRefusal.lastOwner()
  return [organizationPeople.delete(person), countPeople(organization, change)]
}
