import type { NotificationKinds } from '#shared/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  subscription: { stale: ['billing'] },
} as const satisfies NotificationKinds
