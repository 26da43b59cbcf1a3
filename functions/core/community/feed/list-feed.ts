import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import type { listCommunityFeed } from '#shared/community/feed/contract.ts'
import type { JoinedWeek, Post, PostType, Visibility } from '#shared/community/feed/post.ts'
import type { Page } from '#shared/platform/http/page.ts'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { feedRows, isPost } from './feed-rows.ts'
import { feedPartition, posts, postsOfPartition, typePartition } from './posts.ts'
import { showPosts } from './show-posts.ts'
import { showWeeks } from './show-weeks.ts'

type Asked = { limit: number; cursor?: string | undefined }
type List = { index: 'gsi1' | 'gsi2' | 'gsi3'; pk: string }

/** Lists posts as members see them of each other. */
export async function listCommunity(
  viewerId: string,
  { type, ...asked }: Asked & { type?: PostType | undefined },
): Promise<ResponseOf<typeof listCommunityFeed>> {
  if (!type) return listEverything(viewerId, asked)
  const where = { index: 'gsi3', pk: typePartition(type) } as const
  return { ...(await list(where, asked, viewerId, isForMembers)), weeks: [] }
}

const isForMembers = (seen: Visibility) => seen !== 'me'

/** The posts of all types, with the people who joined by their week. */
async function listEverything(
  viewerId: string,
  { limit, cursor }: Asked,
): Promise<ResponseOf<typeof listCommunityFeed>> {
  const { items, nextCursor } = await firstPageWith<Post | JoinedWeek>(
    async (next) => {
      const where = { index: 'gsi1', pk: feedPartition, newestFirst: true } as const
      const page = await feedRows.list({ ...where, limit, cursor: next })
      const [shown, weeks] = await Promise.all([
        // Posts of people who joined before their weeks were kept are still in the feed.
        showPosts(
          page.items.filter(isPost).filter(({ type }) => type !== 'joined'),
          viewerId,
          isForMembers,
        ),
        showWeeks(page.items.flatMap((row) => (isPost(row) ? [] : [row]))),
      ])
      return { ...page, items: [...shown, ...weeks] }
    },
    cursor,
    () => true,
  )
  return {
    items: items.filter((item) => !isWeek(item)),
    weeks: items.filter(isWeek),
    ...(nextCursor && { nextCursor }),
  }
}

const isWeek = (item: Post | JoinedWeek): item is JoinedWeek => item.type === 'joined_week'

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
