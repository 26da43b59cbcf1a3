import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { UserFilter } from '#shared/users/user-filter.ts'
import { countUsers, listUsers } from '#shared/users/user-list-contract.ts'
import { call } from '#web/lib/call.ts'

export const adminUsersKey = ['admin-users'] as const

export const userPagesQuery = (filter: UserFilter) =>
  infiniteQueryOptions({
    queryKey: [...adminUsersKey, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listUsers, { query: { ...filter, limit: 50, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })

export const userCountsQuery = queryOptions({
  queryKey: [...adminUsersKey, 'counts'],
  queryFn: ({ signal }) => call(countUsers, {}, { signal }),
  select: ({ counts }) => counts,
  staleTime: 5000,
})
