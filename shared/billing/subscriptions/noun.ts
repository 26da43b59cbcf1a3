import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  subscription: { category: 'billing', stale: ['billing'] },
} as const satisfies NotificationKinds
