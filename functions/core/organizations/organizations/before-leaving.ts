import type { BeforeLeaving } from '#core/accounts/deletions/leaving-check.ts'
import { eachItem } from '#core/platform/db/each-item.ts'
import { usersById } from '#core/platform/users/users-by-id.ts'
import type { Organization } from '#shared/organizations/organizations/organization.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'
import { organizationPeople, organizationsOfPartition, peopleOf } from './organization-people.ts'
import { organizations } from './organizations.ts'

/** The last owner of an organization names another first. A draft that is theirs alone goes with them. */
export const beforeLeaving: BeforeLeaving = async (userId) => {
  const roles = eachItem(organizationPeople, { index: 'gsi1', pk: organizationsOfPartition(userId) })
  for await (const { organizationId: id, role } of roles) {
    if (role !== 'owner') continue
    const organization = await organizations.get({ id }, { consistent: true })
    if (organization && needsOwner(organization) && !(await othersStay(id, userId)))
      return organizationRefusal.lastOwnerOf(organization.name)
  }
  return undefined
}

const needsOwner = ({ status, peopleCount }: Organization): boolean =>
  status !== 'archived' && (peopleCount > 1 || (status !== 'draft' && status !== 'pending'))

/** Another owner whose account is about to be deleted as well does not count. */
async function othersStay(organizationId: string, userId: string): Promise<boolean> {
  const owners = (await peopleOf(organizationId)).filter(
    (person) => person.role === 'owner' && person.userId !== userId,
  )
  const users = await usersById(
    owners.map((owner) => owner.userId),
    { consistent: true },
  )
  return [...users.values()].some(({ deletionDueAt }) => !deletionDueAt)
}
