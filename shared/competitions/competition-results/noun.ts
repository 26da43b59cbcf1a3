import type { PostTypes } from '#shared/community/feed/post-types.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const activityTypes = {
  result_submit: 'Competition result reported',
  result_update: 'Competition result changed',
  result_review: 'Competition result reviewed',
} as const satisfies ActivityTypes

export const notificationKinds = {
  /** A result is verified or refused, or belongs to a member now. A decision always arrives. */
  result_news: { category: 'account', stale: ['competition-results'] },
} as const satisfies NotificationKinds

export const postTypes = {
  result_placed: { label: 'Results' },
} as const satisfies PostTypes

export const uploadPurposes = {
  'result-evidence': {
    contentTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a PDF, or a JPEG, PNG or WebP image.',
    rejected: 'We cannot read this file as a PDF or a picture. Save it again and try once more.',
    // Only its owner and verifiers reach it, by a link.
    published: { folder: 'documents', cacheControl: 'private, no-store' },
  },
} as const satisfies Record<string, UploadLimits>
