import { infiniteQueryOptions } from '@tanstack/react-query'
import { listSessions } from '#shared/sessions/contract.ts'
import { call } from '#web/lib/call.ts'

export const sessionPagesQuery = infiniteQueryOptions({
  queryKey: ['sessions'],
  queryFn: ({ pageParam, signal }) => call(listSessions, { query: { cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
})
