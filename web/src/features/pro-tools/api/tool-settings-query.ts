import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/call.ts'

/** What results and new designs follow from. The rules of all tables come with the answer alone, not with each screen. */
export const toolSettingsQuery = queryOptions({
  queryKey: ['tools', 'settings'],
  queryFn: async ({ signal }) => {
    const { getToolSettings } = await import('#shared/pro-tools/contract.ts')
    return call(getToolSettings, {}, { signal })
  },
  staleTime: 5 * 60_000,
})
