import { commit } from '#core/platform/db/commit.ts'
import { untilUnchanged } from '#core/platform/db/until-unchanged.ts'
import { users } from '#core/platform/users/users.ts'

/**
 * Notes that someone else has registered with the address of an unverified account. Once the address is verified, only
 * people who read its mail get in, so no one can contest the account.
 */
export function contestAccount(userId: string, now: string): Promise<void> {
  return untilUnchanged(async () => {
    const user = await users.get({ id: userId }, { consistent: true })
    if (!user || user.emailProvenAt || user.contested) return
    // Whose wish it was for the newsletter is not known either.
    const { newsletterAskedAt: _, ...rest } = user
    const contested = { ...rest, contested: true, updatedAt: now, version: user.version + 1 }
    await commit(users.put(contested, { version: user.version }))
  })
}
