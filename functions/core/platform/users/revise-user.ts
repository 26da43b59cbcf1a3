import { commit } from '#core/platform/db/commit.ts'
import type { Write } from '#core/platform/db/write.ts'
import { AppError } from '#shared/errors.ts'
import { type StoredUser, users } from './users.ts'

const maxAttempts = 10

type Revision = { changes: Partial<StoredUser>; writes: Write[] }

/**
 * Changes a profile while others change it: for changes that must not fail because someone saves a form. `revise` gets
 * the newer profile when another write was faster.
 */
export async function reviseUser(
  id: string,
  now: string,
  revise: (user: StoredUser) => Revision,
): Promise<StoredUser | undefined> {
  for (let attempt = 1; ; attempt++) {
    const user = await users.get({ id }, { consistent: true })
    if (!user) return undefined
    const { changes, writes } = revise(user)
    const revised = { ...user, ...changes, updatedAt: now, version: user.version + 1 }
    try {
      await commit(users.put(revised, { version: user.version }), ...writes)
      return revised
    } catch (error) {
      const lost = error instanceof AppError && error.code === 'version_conflict'
      if (!lost || attempt === maxAttempts) throw error
    }
  }
}
