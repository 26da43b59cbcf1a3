import { queryOptions } from '@tanstack/react-query'
import { listActivityTypes } from '#shared/community/feed/contract.ts'
import { call } from '#web/lib/call.ts'

const minutesFresh = 10

export const activityTypesQuery = queryOptions({
  queryKey: ['feed-types'],
  queryFn: ({ signal }) => call(listActivityTypes, {}, { signal }),
  staleTime: minutesFresh * 60_000,
})
