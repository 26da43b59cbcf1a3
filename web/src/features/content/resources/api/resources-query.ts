import { queryOptions } from '@tanstack/react-query'
import { listResources } from '#shared/content/resources/contract.ts'
import { call } from '#web/lib/call.ts'

/** All of them, which the address narrows on the screen. */
export const resourcesQuery = queryOptions({
  queryKey: ['resources', 'published'],
  queryFn: () => call(listResources, { query: {} }),
  staleTime: 60_000,
})
