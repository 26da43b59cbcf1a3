import type { NavigationSeed } from '#shared/content/navigation/navigation-seed.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const activityTypes = {
  support_request: 'Support request changed',
} as const satisfies ActivityTypes

export const notificationKinds = {
  /** The desk answered a request of theirs, or settled it. */
  support_answered: { category: 'support', stale: ['support'], isShownThere: true },
  /** For those at a desk: a request was given to them, its customer wrote again, or its time runs out. */
  support_assigned: { category: 'support', stale: ['support'] },
  support_customer_wrote: { category: 'support', stale: ['support'], isShownThere: true },
  support_due: { category: 'support', stale: ['support'] },
} as const satisfies NotificationKinds

export const uploadPurposes = {
  'ticket-attachment': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf', 'text/plain'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image, a PDF, or a text file of up to 5 MB.',
    rejected: 'This file is not what its name says. Use a JPEG, PNG or WebP image, a PDF, or a text file.',
    published: { folder: 'documents', cacheControl: 'private, no-store' },
  },
} as const satisfies Record<string, UploadLimits>

export const navigationSeed = [
  { id: 'get-help', title: 'Get help', href: '/support', order: 73, parentId: 'support' },
] satisfies NavigationSeed
