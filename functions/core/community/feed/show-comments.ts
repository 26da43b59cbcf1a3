import { deletesAs, editableUntil } from '#shared/community/feed/comment-rules.ts'
import { feedAuthor } from '#shared/community/feed/feed-author.ts'
import type { Comment, StoredComment, StoredPost } from '#shared/community/feed/post.ts'
import { isHeard } from '#shared/community/feed/taking-part.ts'
import type { User } from '#shared/platform/users/user.ts'
import { authorsOf } from './authors-of.ts'

type Seen = { post: StoredPost; viewer: User }

/** The comments of a page that a person may read: their own, and those by members in good standing. */
export async function showComments(stored: readonly StoredComment[], seen: Seen): Promise<Comment[]> {
  const authors = await authorsOf(stored)
  return stored.flatMap((comment) => {
    const author = authors.get(comment.userId)
    if (!author) return []
    const isShown = author.id === seen.viewer.id || (isHeard(author) && comment.hiddenAt === undefined)
    return isShown ? [shownComment(comment, author, seen)] : []
  })
}

/** A comment as an answer shows it. */
export function shownComment(
  { userId, hiddenAt, ...comment }: StoredComment,
  author: User,
  { post, viewer }: Seen,
): Comment {
  const asked = { userId: viewer.id, isAdmin: viewer.membershipType === 'admin' }
  return {
    ...comment,
    author: feedAuthor(author),
    isHidden: hiddenAt !== undefined,
    isMine: userId === viewer.id,
    mayDelete: deletesAs({ comment: { userId }, post, viewer: asked }) !== undefined,
    editableUntil: editableUntil(comment),
  }
}
