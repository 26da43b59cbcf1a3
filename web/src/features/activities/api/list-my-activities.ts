import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ActivityType } from '#shared/activities/activity.ts'
import { listMyActivities } from '#shared/activities/contract.ts'
import { call } from '#web/lib/call.ts'

const cacheMs = 120_000

export const myActivityPagesQuery = (type: ActivityType | undefined) =>
  infiniteQueryOptions({
    queryKey: ['my-activities', type],
    queryFn: ({ pageParam, signal }) =>
      call(listMyActivities, { query: { type, limit: 20, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: cacheMs,
  })
