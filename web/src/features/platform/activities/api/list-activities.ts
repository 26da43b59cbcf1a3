import type { ActivityType } from '#shared/platform/activities/activity-type.ts'
import { listActivities } from '#shared/platform/activities/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

export type ActivityFilter = {
  type?: ActivityType | undefined
  userId?: string | undefined
  actorId?: string | undefined
}

export const activityPagesQuery = (filter: ActivityFilter) =>
  pagesQuery(listActivities, { key: ['activities', filter], query: filter, staleTime: 10_000 })
