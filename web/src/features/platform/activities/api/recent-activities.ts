import { queryOptions } from '@tanstack/react-query'
import { listMyActivities } from '#shared/platform/activities/contract.ts'
import { call } from '#web/lib/call.ts'

/** The latest activities of the member's own account. */
export const recentActivitiesQuery = queryOptions({
  queryKey: ['my-activities', 'recent'],
  queryFn: async ({ signal }) => (await call(listMyActivities, { query: { limit: 5 } }, { signal })).items,
  staleTime: 10_000,
})
