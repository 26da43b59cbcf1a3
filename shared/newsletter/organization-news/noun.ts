import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  /** For its author: an administrator decided on the first news of their organization. */
  news_decided: { category: 'system_updates', stale: ['organization-news'] },
} as const satisfies NotificationKinds
