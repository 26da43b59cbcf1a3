import type { ActivityType } from '#shared/platform/activities/activity-type.ts'
import { listActivities, listMyActivities } from '#shared/platform/activities/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

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
