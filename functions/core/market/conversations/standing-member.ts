import { type StoredUser, users } from '#core/platform/users/users.ts'
import { leavingRefusal } from '#shared/community/feed/taking-part.ts'
import { AppError } from '#shared/errors.ts'
import { itemRefusal } from '#shared/market/market-items/item-refusal.ts'
import { refusal } from '#shared/platform/users/access.ts'

/** A member as they stand at this moment, who may say or agree to something. */
export async function standingMember(userId: string): Promise<StoredUser> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (!user) throw new AppError('unauthenticated', 'profile_missing', 'This account has no profile.')
  const refused = refusal('complete', user) ?? leavingRefusal(user)
  if (refused) throw refused
  if (user.status !== 'active') throw itemRefusal.accountPending()
  return user
}
