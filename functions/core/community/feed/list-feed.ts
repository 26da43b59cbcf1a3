import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import type { Post, PostType, Visibility } from '#shared/community/feed/post.ts'
import type { Page } from '#shared/platform/http/page.ts'
import { feedPartition, posts, postsOfPartition, typePartition } from './posts.ts'
import { showPosts } from './show-posts.ts'

type Asked = { limit: number; cursor?: string | undefined }
type List = { index: 'gsi1' | 'gsi2' | 'gsi3'; pk: string }

/** Lists posts as members see them of each other. */
export const listCommunity = (
  viewerId: string,
  { type, ...asked }: Asked & { type?: PostType | undefined },
) =>
  list(
    type ? { index: 'gsi3', pk: typePartition(type) } : { index: 'gsi1', pk: feedPartition },
    asked,
    viewerId,
    (seen) => seen !== 'me',
  )

/** All posts of a member, including those that only the member sees. */
export const listOwn = (userId: string, asked: Asked) =>
  list({ index: 'gsi2', pk: postsOfPartition(userId) }, asked, userId, () => true)

/** Lists a member’s posts as everyone sees them. */
export const listPublic = (userId: string, asked: Asked) =>
  list({ index: 'gsi2', pk: postsOfPartition(userId) }, asked, undefined, (seen) => seen === 'public')

/** Posts that members have hidden since are dropped, so a page can be shorter than requested. */
function list(
  where: List,
  { limit, cursor }: Asked,
  viewerId: string | undefined,
  isWanted: (seen: Visibility) => boolean,
): Promise<Page<Post>> {
  return firstPageWith(
    async (next) => {
      const page = await posts.list({ ...where, newestFirst: true, limit, cursor: next })
      return { ...page, items: await showPosts(page.items, viewerId, isWanted) }
    },
    cursor,
    () => true,
  )
}
