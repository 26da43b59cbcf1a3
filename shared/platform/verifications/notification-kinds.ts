import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  verification: { category: 'account', stale: ['verification'] },
} as const satisfies NotificationKinds
