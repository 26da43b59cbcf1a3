import type * as z from 'zod/mini'
import { listNotifications } from '#shared/platform/notifications/contract.ts'
import { pagesQuery } from '#web/features/platform/lists/pages-query.ts'

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
