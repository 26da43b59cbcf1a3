import { listNotifications } from '#shared/notifications/contract.ts'
import { pagesQuery } from '#web/features/lists/pages-query.ts'

/** The start of the key of everything that shows notifications: what a new one makes stale. */
export const notificationsKey = ['notifications'] as const

/** All notifications, a page at a time. */
export const notificationPagesQuery = pagesQuery(listNotifications, { key: [...notificationsKey, 'pages'] })
