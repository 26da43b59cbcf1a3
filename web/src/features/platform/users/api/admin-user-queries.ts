import { queryOptions } from '@tanstack/react-query'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { getUserAsAdmin } from '#shared/platform/users/admin-contract.ts'
import { listMemberProfiles, type ProfileVisibility } from '#shared/platform/users/moderation-contract.ts'
import type { UserFilter } from '#shared/platform/users/user-filter.ts'
import { countUsers, listUsers } from '#shared/platform/users/user-list-contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query } from '#web/lib/query.ts'

const staleTime = 5000

export const userPagesQuery = (filter: UserFilter) =>
  pagesQuery(listUsers, {
    key: ['users', 'list', filter],
    query: { ...filter, limit: 50 },
    keepPrevious: true,
    staleTime,
  })

export const userCountsQuery = queryOptions({
  queryKey: ['users', 'counts'],
  queryFn: ({ signal }) => call(countUsers, {}, { signal }),
  select: ({ counts }) => counts,
  staleTime,
})

export const adminUserQuery = (userId: string) =>
  query('users', getUserAsAdmin, { params: { userId } }, { staleTime })

export const userActivitiesQuery = (userId: string) =>
  pagesQuery(listActivities, {
    key: ['users', 'activities', userId],
    query: { userId, limit: 12 },
    staleTime,
  })

export const profilePagesQuery = (show: ProfileVisibility) =>
  pagesQuery(listMemberProfiles, { key: ['users', 'profiles', show], query: { show }, staleTime })
