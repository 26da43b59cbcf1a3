import { queryOptions } from '@tanstack/react-query'
import { getToolUse } from '#shared/pro-tools/contract.ts'
import { call } from '#web/lib/call.ts'

/** So many days are looked back at. */
export const useDays = 30

export const toolUseQuery = queryOptions({
  queryKey: ['tools', 'use'],
  queryFn: ({ signal }) => call(getToolUse, { query: { days: useDays } }, { signal }),
})
