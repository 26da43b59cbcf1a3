import { queryOptions } from '@tanstack/react-query'
import type { UserFilter } from '#shared/platform/users/user-filter.ts'
import { countUsers, listUsers } from '#shared/platform/users/user-list-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export const adminUsersKey = ['admin-users'] as const

export const userPagesQuery = (filter: UserFilter) =>
  pagesQuery(listUsers, {
    key: [...adminUsersKey, 'list', filter],
    query: { ...filter, limit: 50 },
    keepPrevious: true,
    staleTime: 5000,
  })

export const userCountsQuery = queryOptions({
  queryKey: [...adminUsersKey, 'counts'],
  queryFn: ({ signal }) => call(countUsers, {}, { signal }),
  select: ({ counts }) => counts,
  staleTime: 5000,
})
