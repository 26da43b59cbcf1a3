import { infiniteQueryOptions } from '@tanstack/react-query'
import { listImpersonations } from '#shared/impersonations/contract.ts'
import { call } from '#web/lib/call.ts'

export const impersonationsKey = ['impersonations'] as const

export const impersonationPagesQuery = infiniteQueryOptions({
  queryKey: impersonationsKey,
  queryFn: ({ pageParam, signal }) =>
    call(listImpersonations, { query: { limit: 20, cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
})
