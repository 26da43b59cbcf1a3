import { type StoredUser, users } from '#core/platform/users/users.ts'
import { organizationRefusal } from '#shared/organizations/organizations/organization-refusal.ts'

/** The member whom an administrator makes an owner: there, active, registered, and not about to leave. */
export async function requireOwner(userId: string): Promise<StoredUser> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (user?.status !== 'active' || !user.registrationCompleted || user.deletionDueAt)
    throw organizationRefusal.ownerUnknown()
  return user
}
