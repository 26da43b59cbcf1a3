import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  dead_links: { category: 'support', stale: ['resources'] },
} as const satisfies NotificationKinds
