import { queryOptions } from '@tanstack/react-query'
import { listAllNavigation } from '#shared/content/navigation/admin-contract.ts'
import { call } from '#web/lib/call.ts'

/** The key is below that of the menu that every page shows, so both are read again together. */
export const menuQuery = queryOptions({
  queryKey: ['navigation', 'all'],
  queryFn: ({ signal }) => call(listAllNavigation, {}, { signal }),
})
