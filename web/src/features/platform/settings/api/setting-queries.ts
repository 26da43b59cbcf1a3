import { queryOptions } from '@tanstack/react-query'
import { listSettings } from '#shared/platform/settings/contract.ts'
import { call } from '#web/lib/call.ts'

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: async ({ signal }) => (await call(listSettings, {}, { signal })).items,
})
