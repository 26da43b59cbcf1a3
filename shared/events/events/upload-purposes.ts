import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const uploadPurposes = {
  'event-poster': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
    // A key is never written twice, but an account that is deleted takes its posters along.
    published: { folder: 'media/event-posters', cacheControl: 'public, max-age=86400' },
  },
} as const satisfies Record<string, UploadLimits>
