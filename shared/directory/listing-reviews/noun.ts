import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { ReportSubjects } from '#shared/platform/reports/report-subjects.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const notificationKinds = {
  listing_review: { category: 'system_updates', stale: ['listingReviews', 'listings'] },
  review_reply: { category: 'system_updates', stale: ['listingReviews'] },
  review_decided: { category: 'account', stale: ['listingReviews'] },
} as const satisfies NotificationKinds

export const reportSubjects = {
  review: {
    label: 'review',
    hiddenByReports: true,
    author: 'author',
    removing: 'The review leaves the listing and its rating. Its author will see your reason.',
  },
} as const satisfies ReportSubjects

export const uploadPurposes = {
  'review-picture': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 10 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
    published: {
      folder: 'media/review-pictures',
      cacheControl: 'public, max-age=86400',
      isPicture: true,
    },
  },
} as const satisfies Record<string, UploadLimits>
