import { deriveId } from '#core/platform/db/derive-id.ts'
import type { Write } from '#core/platform/db/write.ts'
import { forgetNotification } from '#core/platform/notifications/forget-notification.ts'
import type { StoredComment } from '#shared/community/feed/post.ts'
import { comments } from './comments.ts'
import { countDown } from './count-on-post.ts'
import { posts } from './posts.ts'

/** The notification of a comment has an id that follows from it, so that it is sent once and found again. */
export const commentNotificationId = ({ id, createdAt }: StoredComment) => deriveId('ntf', createdAt, id)

/** The writes that delete a comment, lower the count and delete its notification. */
export async function commentRemoval(comment: StoredComment): Promise<Write[]> {
  const post = await posts.get({ id: comment.postId }, { consistent: true })
  const isCounted = post !== undefined && post.commentCount > 0 && comment.hiddenAt === undefined
  return [
    comments.delete(comment),
    ...(isCounted ? [countDown(post.id, 'commentCount')] : []),
    ...(post ? await forgetNotification(post.userId, commentNotificationId(comment)) : []),
  ]
}
