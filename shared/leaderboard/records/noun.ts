import type { PostTypes } from '#shared/community/feed/post-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const notificationKinds = {
  competition_record: { category: 'competition_results', stale: ['standings', 'records'] },
} as const satisfies NotificationKinds

export const postTypes = {
  record_set: { label: 'Records and personal bests' },
} as const satisfies PostTypes
