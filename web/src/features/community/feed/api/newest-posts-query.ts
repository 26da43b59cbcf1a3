import { queryOptions } from '@tanstack/react-query'
import { listCommunityFeed } from '#shared/community/feed/contract.ts'
import { call } from '#web/lib/call.ts'
import { fresh } from './feed-pages.ts'

/**
 * The number that a panel shows. More are requested, because posts that members made private are left out.
 */
export const newestPosts = 4
const asked = 10

export const newestPostsQuery = queryOptions({
  queryKey: ['feed', 'newest'],
  queryFn: ({ signal }) => call(listCommunityFeed, { query: { limit: asked } }, { signal }),
  staleTime: fresh,
})
