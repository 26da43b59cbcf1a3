import type { ActivityTypes } from '#shared/platform/activities/activity-types.ts'
import type { NotificationKinds } from '#shared/platform/notifications/notification-kinds.ts'

export const activityTypes = {
  competition_class_update: 'Competition class changed',
} as const satisfies ActivityTypes

const stale = ['competitions']

export const notificationKinds = {
  /** An entry is among the next at the lane: who misses it loses the run, so that it always arrives. */
  lane_call: { category: 'account', stale },
  /** Places of a class are out, or official. */
  class_results: { category: 'competition_results', stale },
  /** The time for protests of a class is over. */
  protest_time: { category: 'competition_results', stale },
  /** Other entries qualify than those that were drawn. */
  bracket_redraw: { category: 'competition_results', stale },
  /** Classes of an event that is over are not final. */
  open_results: { category: 'competition_results', stale },
} as const satisfies NotificationKinds
