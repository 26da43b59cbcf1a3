import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  export: { category: 'account', stale: ['exports'] },
} as const satisfies NotificationKinds
