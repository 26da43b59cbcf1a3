import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { type StoredUser, users } from './users.ts'

/** Records that the pool has confirmed the address; returns the profile as it was saved. */
export function verifyEmail(userId: string, now: string): Promise<StoredUser | undefined> {
  return untilUnchanged(async () => {
    const user = await users.get({ id: userId }, { consistent: true })
    if (!user || (user.emailProvenAt && user.verificationStatus !== 'pending')) return user
    const verified: StoredUser = {
      ...user,
      emailProvenAt: now,
      ...(user.verificationStatus === 'pending' && { verificationStatus: 'verified' }),
      updatedAt: now,
      version: user.version + 1,
    }
    await commit(users.put(verified, { version: user.version }))
    return verified
  })
}
