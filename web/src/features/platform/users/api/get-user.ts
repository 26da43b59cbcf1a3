import { queryOptions } from '@tanstack/react-query'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { getUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { adminUsersKey } from './list-users.ts'

export const adminUserQuery = (userId: string) =>
  queryOptions({
    queryKey: [...adminUsersKey, 'one', userId],
    queryFn: ({ signal }) => call(getUserAsAdmin, { params: { userId } }, { signal }),
    staleTime: 5000,
  })

export const userActivitiesQuery = (userId: string) =>
  pagesQuery(listActivities, {
    key: [...adminUsersKey, 'activities', userId],
    query: { userId, limit: 12 },
    staleTime: 5000,
  })
