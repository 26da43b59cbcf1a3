import { queryOptions } from '@tanstack/react-query'
import { listNavigationRevisions } from '#shared/content/navigation/admin-contract.ts'
import { call } from '#web/lib/call.ts'

export const revisionsQuery = queryOptions({
  queryKey: ['navigation', 'revisions'],
  queryFn: ({ signal }) => call(listNavigationRevisions, {}, { signal }),
})
