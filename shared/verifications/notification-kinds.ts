import type { NotificationKinds } from '#shared/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  verification: { stale: ['verification'] },
} as const satisfies NotificationKinds
