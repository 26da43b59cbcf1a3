import type { AdminPost } from '#shared/community/feed/admin-contract.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { seenBy } from '#shared/community/feed/seen-by.ts'
import { authorsOf } from './authors-of.ts'

/** Posts as administrators read them, including those that no one else sees now. */
export async function adminPosts(stored: readonly StoredPost[]): Promise<AdminPost[]> {
  const authors = await authorsOf(stored)
  return stored.map((post) => {
    const author = authors.get(post.userId)
    return { ...post, authorName: author?.name ?? 'Deleted member', seenBy: seenBy(post, author) }
  })
}
