import { listLatestComments, listPosts, type Shown } from '#shared/community/feed/admin-contract.ts'
import type { PostType } from '#shared/community/feed/post.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

type Narrowed = { show: Shown; type?: PostType | undefined }

export const moderatedPostsQuery = ({ show, type }: Narrowed) =>
  pagesQuery(listPosts, {
    key: ['feed-moderation', 'posts', { show, type }],
    query: { show, ...(type && { type }) },
    keepPrevious: true,
  })

export const moderatedCommentsQuery = (show: Shown) =>
  pagesQuery(listLatestComments, {
    key: ['feed-moderation', 'comments', { show }],
    query: { show },
    keepPrevious: true,
  })
