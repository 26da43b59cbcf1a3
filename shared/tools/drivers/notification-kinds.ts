import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  // The member who asked to publish a driver waits for the answer: it always arrives.
  driver_decided: { category: 'support', stale: ['drivers'] },
} as const satisfies NotificationKinds
