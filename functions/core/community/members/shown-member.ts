import { users } from '#core/platform/users/users.ts'
import { AppError } from '#shared/errors.ts'
import { isShown } from '#shared/platform/users/public-member.ts'
import type { User } from '#shared/platform/users/user.ts'

/** Reads a member whose profile others may see; for everyone else it is as if there were no one. */
export async function shownMember(userId: string): Promise<User> {
  const user = await users.get({ id: userId })
  if (!user || !isShown(user)) throw new AppError('not_found', 'member_not_found', 'Member not found')
  return user
}
