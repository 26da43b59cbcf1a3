import { AppError } from '#shared/errors.ts'
import { addTime } from '#shared/platform/time/add-time.ts'
import type { StoredComment, StoredPost } from './post.ts'

const minutesEditable = 15

/** Returns the time until which its author may change a comment. */
export const editableUntil = ({ createdAt }: Pick<StoredComment, 'createdAt'>): string =>
  addTime(createdAt, { minutes: minutesEditable })

export function editComment(comment: StoredComment, text: string, now: string): StoredComment {
  if (now > editableUntil(comment))
    throw new AppError(
      'conflict',
      'comment_too_old',
      `Comments can be edited for ${minutesEditable} minutes.`,
    )
  return { ...comment, text, editedAt: now, version: comment.version + 1 }
}

type Deleting = {
  comment: Pick<StoredComment, 'userId'>
  post: Pick<StoredPost, 'userId'> | undefined
  viewer: { userId: string; isAdmin: boolean }
}

/** The role in which a person may delete a comment; undefined if they may not. Only administrators have to say why. */
export function deletesAs({ comment, post, viewer }: Deleting): 'author' | 'host' | 'admin' | undefined {
  if (comment.userId === viewer.userId) return 'author'
  if (post?.userId === viewer.userId) return 'host'
  return viewer.isAdmin ? 'admin' : undefined
}
