import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const activityTypes = {
  brand_decision: 'Brand decided',
} as const satisfies ActivityTypes

export const notificationKinds = {
  brand_decided: { category: 'account', stale: ['brands', 'listings'] },
} as const satisfies NotificationKinds
