import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const activityTypes = {
  payment_success: 'Payment',
  payment_failed: 'Failed payment',
} as const satisfies ActivityTypes

export const notificationKinds = {
  payment: { category: 'billing', stale: ['billing'] },
} as const satisfies NotificationKinds
