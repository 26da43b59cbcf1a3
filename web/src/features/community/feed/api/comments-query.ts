import { listComments } from '#shared/community/feed/comments-contract.ts'
import type { Post } from '#shared/community/feed/post.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

/** The comments below a post, a page at a time. */
export const commentsQuery = (postId: Post['id']) =>
  pagesQuery(listComments, { key: ['feed', listComments.name, postId], params: { postId } })
