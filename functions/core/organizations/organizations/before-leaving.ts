import type { BeforeLeaving } from '#core/accounts/deletions/leaving-check.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { organizationPeople, organizationsOfPartition } from './organization-people.ts'
import { organizations } from './organizations.ts'
import { otherOwnerStays } from './other-owner-stays.ts'

/** The last owner of an organization names another first. A draft that is theirs alone goes with them. */
export const beforeLeaving: BeforeLeaving = async (userId) => {
  const roles = eachItem(organizationPeople, { index: 'gsi1', pk: organizationsOfPartition(userId) })
  for await (const { organizationId: id, role } of roles) {
    if (role !== 'owner') continue
    const organization = await organizations.get({ id }, { consistent: true })
    if (organization && needsOwner(organization) && !(await otherOwnerStays(id, userId)))
      return organizationRefusal.lastOwnerOf(organization)
  }
  return undefined
}

/** One that is suspended has no one to name: it goes on without an owner. */
const needsOwner = ({ status, peopleCount }: Organization): boolean =>
  status === 'active' || (status !== 'archived' && peopleCount > 1)
