import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const uploadPurposes = {
  'score-sheet': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture of the sheet.',
    published: { folder: 'documents', cacheControl: 'private, no-store' },
  },
} as const satisfies Record<string, UploadLimits>
