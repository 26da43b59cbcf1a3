import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const notificationKinds = {
  // Without it, no one could answer: it always arrives.
  vehicle_offered: { category: 'account', stale: ['vehicles'] },
} as const satisfies NotificationKinds

export const uploadPurposes = {
  'vehicle-photo': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a photo.',
    // A photo that was replaced is gone everywhere a day later.
    published: { folder: 'media/vehicle-photos', cacheControl: 'public, max-age=86400', isPicture: true },
  },
} as const satisfies Record<string, UploadLimits>
