import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const uploadPurposes = {
  'page-picture': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 2 * 1024 * 1024,
    maxPixels: 10_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
    // A key is never written twice.
    published: { folder: 'media/page-pictures', cacheControl: 'public, max-age=31536000, immutable' },
  },
} as const satisfies Record<string, UploadLimits>
