import { infiniteQueryOptions } from '@tanstack/react-query'
import { listRoles } from '#shared/roles/contract.ts'
import { call } from '#web/lib/call.ts'

export const rolePagesQuery = infiniteQueryOptions({
  queryKey: ['roles'],
  queryFn: ({ pageParam, signal }) =>
    call(listRoles, { query: { limit: 50, cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
})
