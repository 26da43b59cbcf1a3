/** What happens here and is noted in the activity log, with its words. */
export const activityTypes = {
  event_suggestion: 'Event suggestion reviewed',
} as const
