import { queryOptions } from '@tanstack/react-query'
import type { ActivityType } from '#shared/platform/activities/activity-type.ts'
import { listActivities, listMyActivities } from '#shared/platform/activities/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'

export type ActivityFilter = {
  type?: ActivityType | undefined
  userId?: string | undefined
  actorId?: string | undefined
}

/** The log of the platform, for administrators. */
export const activityPagesQuery = (filter: ActivityFilter) =>
  pagesQuery(listActivities, { key: ['activities', 'all', filter], query: filter, staleTime: 10_000 })

/** The history of the member's own account. */
export const myActivityPagesQuery = (type: ActivityType | undefined) =>
  pagesQuery(listMyActivities, { key: ['activities', 'mine', type], query: { type }, staleTime: 120_000 })

/** The latest activities of the member's own account. */
export const recentActivitiesQuery = queryOptions({
  queryKey: ['activities', 'recent'],
  queryFn: async ({ signal }) => (await call(listMyActivities, { query: { limit: 5 } }, { signal })).items,
  staleTime: 10_000,
})
