import type { NotificationKinds } from '#shared/notifications/notification-kinds-type.ts'

const stale = ['competitions']

export const notificationKinds = {
  /** An entry is among the next at the lane. */
  lane_call: { category: 'competition_results', stale },
  /** Places of a class are out, or official. */
  class_results: { category: 'competition_results', stale },
} as const satisfies NotificationKinds
