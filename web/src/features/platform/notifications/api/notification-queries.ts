import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { ResponseOf } from '#shared/platform/http/route.ts'
import {
  getNotification,
  getNotificationPreferences,
  listNotifications,
} from '#shared/platform/notifications/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'
import { call } from '#web/lib/call.ts'
import { query, queryOrNull } from '#web/lib/query.ts'

/** The start of the key of everything that shows notifications, which a new one makes stale. */
export const notificationsKey = ['notifications'] as const

export type NotificationFilter = Pick<z.output<typeof listNotifications.query>, 'read' | 'category'>

/** The notifications that a filter leaves, a page at a time. */
export const notificationPagesQuery = (filter: NotificationFilter) =>
  pagesQuery(listNotifications, {
    key: [...notificationsKey, 'pages', filter],
    query: filter,
    keepPrevious: true,
  })

const shownInBell = 10

/** The notifications under the bell. */
export const newestNotificationsQuery = queryOptions({
  queryKey: [...notificationsKey, 'newest'],
  queryFn: async ({ signal }) =>
    (await call(listNotifications, { query: { limit: shownInBell } }, { signal })).items,
})

/** One notification, or null where there is none: deleted, archived, or of someone else. */
export const notificationQuery = (notificationId: string) =>
  queryOrNull('notifications', getNotification, {
    params: { notificationId: notificationId as `ntf_${string}` },
  })

export type ChosenPreferences = ResponseOf<typeof getNotificationPreferences>

/** The switches keep their own key: a notification that arrives while one is being saved must not turn it back. */
export const preferencesQuery = query('notification-preferences', getNotificationPreferences, {})
