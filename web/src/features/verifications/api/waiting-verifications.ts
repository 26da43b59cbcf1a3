import { infiniteQueryOptions } from '@tanstack/react-query'
import { listVerifications } from '#shared/verifications/contract.ts'
import { call } from '#web/lib/call.ts'

export const waitingVerificationsQuery = infiniteQueryOptions({
  queryKey: ['verifications', 'waiting'],
  queryFn: ({ pageParam, signal }) =>
    call(listVerifications, { query: { limit: 20, cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
  // Others decide and others submit.
  staleTime: 5000,
})
