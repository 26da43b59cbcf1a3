import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const activityTypes = {
  ad_campaign: 'Ad campaign changed',
  ad_campaign_decision: 'Ad campaign decided',
} as const satisfies ActivityTypes

export const notificationKinds = {
  ad_campaign_decided: { category: 'account', stale: ['ads'] },
  /** It began, ended, or stands still: money depends on it. */
  ad_campaign_runs: { category: 'billing', stale: ['ads', 'billing'] },
} as const satisfies NotificationKinds

export const uploadPurposes = {
  'ad-creative': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 300 * 1024,
    maxPixels: 2_000_000,
    ask: 'Use a JPEG, PNG or WebP image of up to 300 KB.',
    rejected: 'We cannot use this file as a picture.',
    published: {
      folder: 'media/ad-creatives',
      cacheControl: 'public, max-age=31536000, immutable',
      isPicture: true,
    },
  },
} as const satisfies Record<string, UploadLimits>
