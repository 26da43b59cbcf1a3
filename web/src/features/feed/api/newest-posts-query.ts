import { queryOptions } from '@tanstack/react-query'
import { listCommunityFeed } from '#shared/feed/contract.ts'
import { call } from '#web/lib/call.ts'
import { fresh } from './feed-pages.ts'

/** As many as a panel shows; more are asked for, since what members have taken out of the public is left out. */
export const newestPosts = 4
const asked = 10

export const newestPostsQuery = queryOptions({
  queryKey: ['feed', 'newest'],
  queryFn: ({ signal }) => call(listCommunityFeed, { query: { limit: asked } }, { signal }),
  staleTime: fresh,
})
