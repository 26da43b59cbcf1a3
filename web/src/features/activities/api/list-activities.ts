import type { ActivityType } from '#shared/activities/activity-type.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { pagesQuery } from '#web/features/lists/pages-query.ts'

export type ActivityFilter = {
  type?: ActivityType | undefined
  userId?: string | undefined
  actorId?: string | undefined
}

export const activityPagesQuery = (filter: ActivityFilter) =>
  pagesQuery(listActivities, { key: ['activities', filter], query: filter, staleTime: 10_000 })
