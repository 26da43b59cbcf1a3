import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  billing_alert: { category: 'billing', stale: ['waiting-work', 'admin-billing'] },
} as const satisfies NotificationKinds
