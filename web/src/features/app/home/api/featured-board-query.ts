import { queryOptions } from '@tanstack/react-query'
import { getFeaturedBoard } from '#shared/leaderboard/standings/featured-contract.ts'
import { call } from '#web/lib/call.ts'

/** The top of the largest class of a running season; null where no one is ranked. */
export const featuredBoardQuery = queryOptions({
  queryKey: ['standings', 'featured'],
  queryFn: async () => (await call(getFeaturedBoard, {})).board ?? null,
  staleTime: 60_000,
})
