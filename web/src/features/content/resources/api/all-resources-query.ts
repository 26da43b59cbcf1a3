import { queryOptions } from '@tanstack/react-query'
import { listAllResources } from '#shared/content/resources/contract.ts'
import { call } from '#web/lib/call.ts'

export const allResourcesQuery = queryOptions({
  queryKey: ['resources', 'all'],
  queryFn: ({ signal }) => call(listAllResources, {}, { signal }),
})
