import { queryOptions } from '@tanstack/react-query'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { call } from '#web/lib/call.ts'

const shownInBell = 10

/**
 * The notifications under the bell. The key begins like those of every list of notifications, which change
 * together.
 */
export const newestNotificationsQuery = queryOptions({
  queryKey: ['notifications', 'newest'],
  queryFn: async ({ signal }) =>
    (await call(listNotifications, { query: { limit: shownInBell } }, { signal })).items,
})
