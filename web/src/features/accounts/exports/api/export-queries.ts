import { queryOptions } from '@tanstack/react-query'
import { listExports } from '#shared/accounts/exports/contract.ts'
import { call } from '#web/lib/call.ts'

const askAgainMs = 5000

/** The copies that can be downloaded; looked at again while one is being prepared. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: async ({ signal }) => (await call(listExports, { query: {} }, { signal })).items,
  refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'preparing') ? askAgainMs : false),
})
