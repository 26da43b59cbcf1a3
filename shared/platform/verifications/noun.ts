import type { PostTypes } from '#shared/community/feed/post-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const notificationKinds = {
  verification: { category: 'account', stale: ['verifications'] },
} as const satisfies NotificationKinds

export const postTypes = {
  business_verified: { label: 'Verified businesses' },
} as const satisfies PostTypes

export const uploadPurposes = {
  'verification-document': {
    contentTypes: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a PDF, or a JPEG, PNG or WebP image.',
    rejected: 'We cannot read this file as a PDF or a picture. Save it again and retry.',
    published: { folder: 'documents', cacheControl: 'private, no-store' },
  },
} as const satisfies Record<string, UploadLimits>
