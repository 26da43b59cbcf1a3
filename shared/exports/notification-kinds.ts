import type { NotificationKinds } from '#shared/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  export: { stale: ['exports'] },
} as const satisfies NotificationKinds
