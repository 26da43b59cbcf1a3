import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

export const notificationKinds = {
  /** A protest waits for the head judge, or was decided for its entrant. */
  protest_news: { category: 'competition_results', stale: ['competitions'] },
} as const satisfies NotificationKinds
