import { infiniteQueryOptions } from '@tanstack/react-query'
import { listNotifications } from '#shared/notifications/contract.ts'
import { call } from '#web/lib/call.ts'

/** The start of the key of everything that shows notifications: what a new one makes stale. */
export const notificationsKey = ['notifications'] as const

const pageSize = 20

/** All notifications, a page at a time. */
export const notificationPagesQuery = infiniteQueryOptions({
  queryKey: [...notificationsKey, 'pages'],
  queryFn: ({ pageParam, signal }) =>
    call(listNotifications, { query: { limit: pageSize, cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor,
})
