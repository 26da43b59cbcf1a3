import { queryOptions } from '@tanstack/react-query'
import { getContactSettings } from '#shared/content/contact/contract.ts'
import { call } from '#web/lib/call.ts'

export const contactSettingsQuery = queryOptions({
  queryKey: ['contact', 'settings'],
  queryFn: ({ signal }) => call(getContactSettings, {}, { signal }),
})
