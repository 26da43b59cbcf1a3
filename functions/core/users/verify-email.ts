import { commit } from '#core/db/commit.ts'
import { users } from './users.ts'

/** After the pool has confirmed the address. A profile that never waited for it stays as it is. */
export async function verifyEmail(userId: string, now: string): Promise<void> {
  const user = await users.get({ id: userId }, { consistent: true })
  if (user?.verificationStatus !== 'pending') return
  const verified = {
    ...user,
    verificationStatus: 'verified' as const,
    updatedAt: now,
    version: user.version + 1,
  }
  await commit(users.put(verified, { version: user.version }))
}
