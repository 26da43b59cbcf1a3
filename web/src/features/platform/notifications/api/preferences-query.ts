import { queryOptions } from '@tanstack/react-query'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import { getNotificationPreferences } from '#shared/platform/notifications/contract.ts'
import { call } from '#web/lib/call.ts'

export type ChosenPreferences = ResponseOf<typeof getNotificationPreferences>

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: ({ signal }) => call(getNotificationPreferences, {}, { signal }),
})
