import type { ActivityType } from '#shared/platform/activities/activity-type.ts'
import { listMyActivities } from '#shared/platform/activities/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

const cacheMs = 120_000

export const myActivityPagesQuery = (type: ActivityType | undefined) =>
  pagesQuery(listMyActivities, { key: ['my-activities', type], query: { type }, staleTime: cacheMs })
