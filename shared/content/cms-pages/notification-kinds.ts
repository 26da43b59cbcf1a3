import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  page_not_published: { category: 'support', stale: ['cms-pages'] },
} as const satisfies NotificationKinds
