import { users } from '#core/platform/users/users.ts'
import { postNotFound } from '#shared/community/feed/not-found.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { seenBy } from '#shared/community/feed/seen-by.ts'
import type { User } from '#shared/platform/users/user.ts'
import { posts } from './posts.ts'
import { isTakenDown } from './taken-down.ts'

/** A post that a member may see now, with the one it is of. To everyone else it is not there. */
export async function findPost(id: string, viewerId: string): Promise<{ post: StoredPost; author: User }> {
  const post = await posts.get({ id }, { consistent: true })
  const author = post && (await users.get({ id: post.userId }, { consistent: true }))
  if (!author || (post.userId !== viewerId && seenBy(post, author) === 'me')) throw postNotFound()
  if (await isTakenDown(post)) throw postNotFound()
  return { post, author }
}
