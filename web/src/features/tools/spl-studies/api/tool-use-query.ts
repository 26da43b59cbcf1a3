import { queryOptions } from '@tanstack/react-query'
import { getToolUse } from '#shared/tools/pro-tools/contract.ts'
import { call } from '#web/lib/call.ts'

/** The number of days to look back. */
export const useDays = 30

export const toolUseQuery = queryOptions({
  queryKey: ['tools', 'use'],
  queryFn: ({ signal }) => call(getToolUse, { query: { days: useDays } }, { signal }),
})
