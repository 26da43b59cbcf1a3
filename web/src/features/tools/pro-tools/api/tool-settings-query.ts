import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

/**
 * The settings behind results and new designs. The rules of all tables load with the answer, not with each
 * screen.
 */
export const toolSettingsQuery = queryOptions({
  queryKey: ['pro-tools', 'settings'],
  queryFn: async ({ signal }) => {
    const { getToolSettings } = await import('#shared/tools/pro-tools/contract.ts')
    return call(getToolSettings, {}, { signal })
  },
  staleTime: 5 * 60_000,
})
