import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  // Without it, no one could answer: it always arrives.
  event_suggestion: { category: 'support', stale: ['event-suggestions'] },
} as const satisfies NotificationKinds
