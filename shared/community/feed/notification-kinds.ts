import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  comment: { category: 'social', stale: ['feed'] },
  likes: { category: 'social', stale: ['feed'] },
  feed_moderated: { category: 'account', stale: ['feed'] },
} as const satisfies NotificationKinds
