import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  export: { category: 'account', stale: ['exports'] },
} as const satisfies NotificationKinds
