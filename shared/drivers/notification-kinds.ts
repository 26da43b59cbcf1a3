import type { NotificationKinds } from '#shared/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  // Who asked for a driver to be published waits for the answer: it always arrives.
  driver_decided: { category: 'support', stale: ['drivers'] },
} as const satisfies NotificationKinds
