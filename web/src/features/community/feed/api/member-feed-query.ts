import { queryOptions } from '@tanstack/react-query'
import { listMemberFeed } from '#shared/community/feed/contract.ts'
import { call } from '#web/lib/call.ts'
import { fresh } from './feed-pages.ts'

/** The member's posts that everyone sees, the newest first. */
export const memberFeedQuery = (userId: string) =>
  queryOptions({
    queryKey: ['feed', 'of', userId],
    queryFn: ({ signal }) => call(listMemberFeed, { params: { userId }, query: {} }, { signal }),
    staleTime: fresh,
  })
