import { concurrentChange } from '#core/db/commit.ts'
import type { Actor } from '#core/http/authenticate.ts'
import { type StoredUser, users } from './users.ts'

/** The profile as it was when the caller saw it: what the pipeline read may be a moment older than that. */
export async function namedVersion(
  { userId, user }: Pick<Actor, 'userId' | 'user'>,
  version: number,
): Promise<StoredUser> {
  if (user.version === version) return user
  const newest = await users.get({ id: userId }, { consistent: true })
  if (newest?.version !== version) throw concurrentChange()
  return newest
}
