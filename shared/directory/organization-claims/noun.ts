import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const activityTypes = {
  claim_decision: 'Claim decided',
} as const satisfies ActivityTypes

export const notificationKinds = {
  claim_decided: { category: 'account', stale: ['organizationClaims'] },
  claim_contest: { category: 'account', stale: ['organizationClaims'] },
} as const satisfies NotificationKinds

export const uploadPurposes = {
  'claim-document': {
    contentTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a PDF, or a JPEG, PNG or WebP image.',
    rejected: 'We cannot read this file as a PDF or a picture. Save it again and retry.',
    published: { folder: 'documents', cacheControl: 'private, no-store' },
  },
} as const satisfies Record<string, UploadLimits>
