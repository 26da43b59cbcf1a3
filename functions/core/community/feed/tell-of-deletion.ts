import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredComment } from '#shared/community/feed/post.ts'
import { postPath } from '#shared/community/feed/post-path.ts'

/** Tells the author of a comment why an administrator has deleted it. */
export const tellOfDeletion = ({ userId, postId }: StoredComment, reason: string, now: string): Write[] =>
  notify(
    {
      userId,
      kind: 'feed_moderated',
      type: 'warning',
      title: 'An administrator deleted your comment',
      message: reason,
      href: postPath(postId),
    },
    now,
  )
