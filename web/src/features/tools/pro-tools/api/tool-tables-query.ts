import { queryOptions } from '@tanstack/react-query'
import { listToolTables } from '#shared/tools/pro-tools/contract.ts'
import { call } from '#web/lib/call.ts'

/** Every table of the pro tools with its version. */
export const toolTablesQuery = queryOptions({
  queryKey: ['tools', 'tables'],
  queryFn: async ({ signal }) => (await call(listToolTables, {}, { signal })).items,
})
