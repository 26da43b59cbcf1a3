import { queryOptions } from '@tanstack/react-query'
import { getToolSettings } from '#shared/pro-tools/contract.ts'
import { call } from '#web/lib/call.ts'

/** The gate, the cabins and the tables that results follow from. */
export const toolSettingsQuery = queryOptions({
  queryKey: ['tools', 'settings'],
  queryFn: ({ signal }) => call(getToolSettings, {}, { signal }),
  staleTime: 5 * 60_000,
})
