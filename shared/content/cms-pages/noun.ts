import type { NounSearchType } from '#shared/content/search/search-document.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'
import { type CmsPage, cmsPagePath } from './page.ts'

export const activityTypes = {
  page_update: 'Page changed',
} as const satisfies ActivityTypes

export const notificationKinds = {
  page_not_published: { category: 'support', stale: ['cms-pages'] },
} as const satisfies NotificationKinds

export const searchType = {
  type: 'content',
  document: ({ id, slug, title, metaDescription, status, noIndex, publishedAt }) =>
    status === 'published' && !noIndex
      ? {
          id,
          title,
          description: metaDescription,
          url: cmsPagePath(slug),
          category: 'Page',
          ...(publishedAt && { date: publishedAt }),
        }
      : undefined,
} satisfies NounSearchType<CmsPage>

export const uploadPurposes = {
  'page-picture': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 2 * 1024 * 1024,
    maxPixels: 10_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
    // A key is never written twice.
    published: {
      folder: 'media/page-pictures',
      cacheControl: 'public, max-age=31536000, immutable',
      isPicture: true,
    },
  },
} as const satisfies Record<string, UploadLimits>
