import type { Write } from '#core/platform/db/write.ts'
import type { StoredPost } from '#shared/community/feed/post.ts'
import { countDown } from './count-on-post.ts'
import { type Like, likes } from './likes.ts'

/** The writes that take a like away with its part of the figure; of a post that has gone, only the like is left to go. */
export const withdrawLike = (like: Like, post: StoredPost | undefined): Write[] => [
  likes.delete(like),
  ...(post && post.likeCount > 0 ? [countDown(post.id, 'likeCount')] : []),
]
