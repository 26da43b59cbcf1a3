import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const activityTypes = {
  sponsorship_change: 'Team sponsorship changed',
} as const satisfies ActivityTypes

export const notificationKinds = {
  sponsorship_request: { category: 'account', stale: ['sponsorships'] },
  sponsorship_change: { category: 'account', stale: ['sponsorships'] },
} as const satisfies NotificationKinds
