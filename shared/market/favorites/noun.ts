import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  /** A saved item costs less, or is free again. */
  favorite_news: { category: 'system_updates', stale: ['favorites', 'items'] },
} as const satisfies NotificationKinds
