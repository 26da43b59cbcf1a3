import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  search_match: { category: 'system_updates', stale: ['savedSearches'] },
} as const satisfies NotificationKinds
