import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  // Without it, no one could answer: it always arrives.
  staff_invitation: { category: 'account', stale: ['event-staff'] },
} as const satisfies NotificationKinds
