import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  payment: { category: 'billing', stale: ['billing'] },
} as const satisfies NotificationKinds
