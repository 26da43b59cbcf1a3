import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const activityTypes = {
  event_suggestion: 'Event suggestion reviewed',
} as const satisfies ActivityTypes

export const notificationKinds = {
  // Without it, no one could answer: it always arrives.
  event_suggestion: { category: 'support', stale: ['event-suggestions'] },
} as const satisfies NotificationKinds
