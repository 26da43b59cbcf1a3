import { getMany } from '#core/platform/db/get-many.ts'
import { feedAuthor } from '#shared/community/feed/feed-author.ts'
import type { Post, StoredPost, Visibility } from '#shared/community/feed/post.ts'
import { seenBy } from '#shared/community/feed/seen-by.ts'
import type { User } from '#shared/platform/users/user.ts'
import { authorsOf } from './authors-of.ts'
import { likes } from './likes.ts'
import { postsTakenDown } from './taken-down.ts'

/** The posts of a page that a list shows, with their members as they are public now, and the caller’s likes. */
export async function showPosts(
  stored: readonly StoredPost[],
  viewerId: string | undefined,
  isWanted: (seen: Visibility) => boolean,
): Promise<Post[]> {
  const [authors, liked, isGone] = await Promise.all([
    authorsOf(stored),
    likedBy(viewerId, stored),
    postsTakenDown(stored),
  ])
  return stored.flatMap((post) => {
    const author = authors.get(post.userId)
    return author && !isGone(post) && isWanted(seenBy(post, author))
      ? [shownPost(post, author, { viewerId, isLiked: liked.has(post.id) })]
      : []
  })
}

async function likedBy(userId: string | undefined, stored: readonly StoredPost[]): Promise<Set<string>> {
  if (!userId) return new Set()
  const found = await getMany(stored.map(({ id }) => likes.key({ postId: id, userId })))
  return new Set(found.map((row) => likes.read(row).postId))
}

type Seen = { viewerId: string | undefined; isLiked: boolean }

/** A post as an answer shows it. */
export function shownPost(
  { userId, hiddenReason, version: _, ...post }: StoredPost,
  author: User,
  { viewerId, isLiked }: Seen,
): Post {
  const isMine = userId === viewerId
  return {
    ...post,
    author: feedAuthor(author),
    seenBy: seenBy({ ...post, hiddenReason }, author),
    ...(isMine && hiddenReason !== undefined && { hiddenReason }),
    isMine,
    isLiked,
  }
}
