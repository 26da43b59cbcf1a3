import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds-type.ts'

const stale = ['competitions']

export const notificationKinds = {
  /** An entry is among the next at the lane. */
  lane_call: { category: 'competition_results', stale },
  /** Places of a class are out, or official. */
  class_results: { category: 'competition_results', stale },
  /** The time for protests of a class is over. */
  protest_time: { category: 'competition_results', stale },
  /** Classes of an event that is over are not final. */
  open_results: { category: 'competition_results', stale },
} as const satisfies NotificationKinds
