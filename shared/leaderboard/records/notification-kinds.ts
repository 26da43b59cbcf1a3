import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  competition_record: { category: 'competition_results', stale: ['competitor', 'records'] },
} as const satisfies NotificationKinds
