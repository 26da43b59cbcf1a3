import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  /** A result is verified or refused, or belongs to a member now. */
  result_news: { category: 'competition_results', stale: ['competition-results'] },
} as const satisfies NotificationKinds
