import { type StoredUser, users } from '#core/platform/users/users.ts'

/** A member whom news of items reach; undefined for one who is suspended, leaves, or is gone. */
export async function reachedMember(userId: string): Promise<StoredUser | undefined> {
  const user = await users.get({ id: userId }, { consistent: true })
  return user && user.status !== 'suspended' && !user.deletionDueAt ? user : undefined
}
