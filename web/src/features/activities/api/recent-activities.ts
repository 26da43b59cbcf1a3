import { queryOptions } from '@tanstack/react-query'
import { listMyActivities } from '#shared/activities/contract.ts'
import { call } from '#web/lib/call.ts'

/** What happened to one's own account last. */
export const recentActivitiesQuery = queryOptions({
  queryKey: ['my-activities', 'recent'],
  queryFn: async ({ signal }) => (await call(listMyActivities, { query: { limit: 5 } }, { signal })).items,
  staleTime: 10_000,
})
