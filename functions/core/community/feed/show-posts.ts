import { getMany } from '#core/platform/db/get-many.ts'
import { feedAuthor } from '#shared/community/feed/feed-author.ts'
import type { Post, StoredPost, Visibility } from '#shared/community/feed/post.ts'
import { seenBy } from '#shared/community/feed/seen-by.ts'
import type { User } from '#shared/platform/users/user.ts'
import { authorsOf } from './authors-of.ts'
import { likes } from './likes.ts'
import type { ShownSubject } from './noun-post-subject.ts'
import { subjectsOf } from './subjects-of.ts'
import { postsTakenDown } from './taken-down.ts'

/** The posts of a page that a list shows, with their members as they are public now, and the caller’s likes. */
export async function showPosts(
  stored: readonly StoredPost[],
  viewerId: string | undefined,
  isWanted: (seen: Visibility) => boolean,
): Promise<Post[]> {
  const [authors, liked, isGone, subjectOf] = await Promise.all([
    authorsOf(stored),
    likedBy(viewerId, stored),
    postsTakenDown(stored),
    subjectsOf(stored),
  ])
  return stored.flatMap((post) => {
    const author = authors.get(post.userId)
    return author && !isGone(post) && isWanted(seenBy(post, author))
      ? [shownPost(post, author, { viewerId, isLiked: liked.has(post.id), subject: subjectOf(post) })]
      : []
  })
}

async function likedBy(userId: string | undefined, stored: readonly StoredPost[]): Promise<Set<string>> {
  if (!userId) return new Set()
  const found = await getMany(stored.map(({ id }) => likes.key({ postId: id, userId })))
  return new Set(found.map((row) => likes.read(row).postId))
}

/** One post for its own page or as its member has changed it, with the like of the reader. */
export async function showPost(post: StoredPost, author: User, viewerId: string): Promise<Post> {
  const [like, subjectOf] = await Promise.all([
    likes.get({ postId: post.id, userId: viewerId }),
    subjectsOf([post]),
  ])
  return shownPost(post, author, { viewerId, isLiked: like !== undefined, subject: subjectOf(post) })
}

type Seen = { viewerId: string | undefined; isLiked: boolean; subject: ShownSubject | undefined }

/** A post as an answer shows it. */
function shownPost(
  { userId, hiddenReason, version: _, image: __, ...post }: StoredPost,
  author: User,
  { viewerId, isLiked, subject }: Seen,
): Post {
  const isMine = userId === viewerId
  const { image, ...about } = subject ?? {}
  return {
    ...post,
    author: feedAuthor(author),
    ...(image && { image }),
    ...(subject && { subject: about }),
    seenBy: seenBy({ ...post, hiddenReason }, author),
    ...(isMine && hiddenReason !== undefined && { hiddenReason }),
    isMine,
    isLiked,
  }
}
