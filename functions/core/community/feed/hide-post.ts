import type { Write } from '#core/platform/db/write.ts'
import { notify } from '#core/platform/notifications/notify.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { posts } from './posts.ts'

export const hiddenPost = (post: StoredPost, hiddenReason: string | undefined): StoredPost => ({
  ...post,
  hiddenReason,
  version: post.version + 1,
})

/** The writes that hide a post from everyone else and tell its member why. */
export function hidePost(post: StoredPost, reason: string, now: string): Write[] {
  const told = {
    userId: post.userId,
    kind: 'feed_moderated',
    type: 'warning',
    title: 'An administrator hid your post',
    message: reason,
    href: '/profile?tab=activity#your-activity',
  } as const
  return [posts.put(hiddenPost(post, reason), { version: post.version }), ...notify(told, now)]
}

/** The writes that show a post again to those who saw it before. */
export const unhidePost = (post: StoredPost): Write[] => [
  posts.put(hiddenPost(post, undefined), { version: post.version }),
]
