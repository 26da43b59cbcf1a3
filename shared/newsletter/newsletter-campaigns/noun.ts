import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const activityTypes = {
  newsletter_campaign: 'Newsletter campaign changed',
  newsletter_send: 'Newsletter campaign sent',
} as const satisfies ActivityTypes

export const notificationKinds = {
  /** For its author: it went out, stopped by itself, or missed its moment. */
  campaign_ended: { category: 'system_updates', stale: ['newsletter-campaigns'] },
} as const satisfies NotificationKinds
