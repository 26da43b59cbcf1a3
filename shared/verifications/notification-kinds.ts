import type { NotificationKinds } from '#shared/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  verification: { category: 'account', stale: ['verification'] },
} as const satisfies NotificationKinds
