import type { PostTypes } from '#shared/community/feed/post-types.ts'
import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'
import type { UploadLimits } from '#shared/platform/uploads/upload-limits.ts'

export const activityTypes = {
  profile_update: 'Profile changed',
  settings_update: 'Settings changed',
  user_update: 'Account changed',
  user_delete: 'Account deleted',
} as const satisfies ActivityTypes

export const notificationKinds = {
  welcome: { category: 'account', stale: [] },
  account: { category: 'account', stale: ['verifications', 'billing'] },
  profile_moderated: { category: 'account', stale: ['members'] },
} as const satisfies NotificationKinds

export const postTypes = {
  joined: { label: 'New members' },
  new_picture: { label: 'New profile pictures' },
} as const satisfies PostTypes

export const uploadPurposes = {
  'profile-picture': {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * 1024 * 1024,
    maxPixels: 25_000_000,
    ask: 'Use a JPEG, PNG or WebP image.',
    rejected: 'We cannot use this file as a picture.',
    // A key is never written twice, but it is deleted: what was removed is gone everywhere a day later.
    published: { folder: 'media/profile-pictures', cacheControl: 'public, max-age=86400', isPicture: true },
  },
} as const satisfies Record<string, UploadLimits>
