import { queryOptions } from '@tanstack/react-query'
import { listCommunityFeed } from '#shared/feed/contract.ts'
import { call } from '#web/lib/call.ts'
import { fresh } from './feed-pages.ts'

/** As many as a panel shows. */
export const newestPosts = 4

export const newestPostsQuery = queryOptions({
  queryKey: ['feed', 'newest'],
  queryFn: ({ signal }) => call(listCommunityFeed, { query: { limit: newestPosts } }, { signal }),
  staleTime: fresh,
})
