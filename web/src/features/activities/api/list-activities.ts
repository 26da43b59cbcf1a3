import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ActivityType } from '#shared/activities/activity.ts'
import { listActivities } from '#shared/activities/contract.ts'
import { call } from '#web/lib/call.ts'

export type ActivityFilter = {
  type?: ActivityType | undefined
  userId?: string | undefined
  actorId?: string | undefined
}

export const activityPagesQuery = (filter: ActivityFilter) =>
  infiniteQueryOptions({
    queryKey: ['activities', filter],
    queryFn: ({ pageParam, signal }) =>
      call(listActivities, { query: { ...filter, limit: 20, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 10_000,
  })
