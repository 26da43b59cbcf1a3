import { usersById } from '#core/platform/users/users-by-id.ts'
import { peopleOf } from './organization-people.ts'

/** Tells whether an organization has another owner. One whose account is about to be deleted does not count. */
export async function otherOwnerStays(organizationId: string, userId: string): Promise<boolean> {
  const owners = (await peopleOf(organizationId)).filter(
    (person) => person.role === 'owner' && person.userId !== userId,
  )
  const users = await usersById(
    owners.map((owner) => owner.userId),
    { consistent: true },
  )
  return [...users.values()].some(({ deletionDueAt }) => !deletionDueAt)
}
