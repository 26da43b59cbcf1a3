import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { listActivities } from '#shared/activities/contract.ts'
import { getUserAsAdmin } from '#shared/users/admin-contract.ts'
import { call } from '#web/lib/call.ts'
import { adminUsersKey } from './list-users.ts'

export const adminUserQuery = (userId: string) =>
  queryOptions({
    queryKey: [...adminUsersKey, 'one', userId],
    queryFn: ({ signal }) => call(getUserAsAdmin, { params: { userId } }, { signal }),
    staleTime: 5000,
  })

export const userActivitiesQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: [...adminUsersKey, 'activities', userId],
    queryFn: ({ pageParam, signal }) =>
      call(listActivities, { query: { userId, limit: 12, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 5000,
  })
