import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  event_moderated: { category: 'account', stale: ['events'] },
} as const satisfies NotificationKinds
