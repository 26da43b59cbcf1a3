import { adminPosts } from '#core/community/feed/admin-posts.ts'
import { feedRows, isPost } from '#core/community/feed/feed-rows.ts'
import { feedPartition, hiddenPostsPartition, typePartition } from '#core/community/feed/posts.ts'
import { type ApiRequest, endpoint } from '#core/platform/actors/endpoint.ts'
import { firstPageWith } from '#core/platform/db/first-page-with.ts'
import { listPosts as contract } from '#shared/community/feed/admin-contract.ts'

/** The posts of a type that others see have their own list; hidden ones are few, and are filtered. */
function listPosts({ query }: ApiRequest<typeof contract>) {
  const { show, type, limit, cursor } = query
  const where =
    show === 'hidden'
      ? ({ index: 'gsi1', pk: hiddenPostsPartition } as const)
      : type
        ? ({ index: 'gsi3', pk: typePartition(type) } as const)
        : ({ index: 'gsi1', pk: feedPartition } as const)
  return firstPageWith(
    async (next) => {
      const page = await feedRows.list({ ...where, newestFirst: true, limit, cursor: next })
      return { ...page, items: await adminPosts(page.items.filter(isPost)) }
    },
    cursor,
    (post) => !type || post.type === type,
  )
}

export const handler = endpoint(contract, listPosts)
